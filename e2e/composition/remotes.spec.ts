import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { areas } from '../product/areas.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let surveyId: string;

test.beforeAll(async () => {
  product = await startProduct();
  surveyId = await livePhq9(product, await logIn(product));
});
test.afterAll(() => product.stop());

/** The page's own mark: gone after a reload. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', 'yes'));
}

for (const { module, name, path, own } of areas) {
  test(`without the files of ${module} its area says so, the rest works, and a retry brings it without a reload`, async ({
    page,
  }) => {
    const other = areas.find((area) => area.module !== module && area.module !== 'mf-dashboard') ?? areas[0];
    if (!other) throw new Error('No area.');
    await signIn(page.context(), product);
    const released = join(product.dataDir, 'releases', module);
    await rename(released, `${released}-away`);
    try {
      await page.goto(product.url + path(surveyId));
      const region = page.getByRole('region', { name });
      await expect(region.getByRole('heading', { name: `Der Bereich „${name}“ fehlt gerade` })).toBeVisible();
      await keepPicture(page, { path: `artefacts/remotes/${module}-away.png` });

      // The rest works: the bar is there, and another module opens and comes back without a reload.
      await markPage(page);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, other.path(surveyId));
      await expect(other.own(page)).toBeVisible();
      await page.goBack();
      await expect(region.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    } finally {
      await rename(`${released}-away`, released);
    }
    const region = page.getByRole('region', { name });
    await region.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(own(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-not-reloaded', 'yes');
    await keepPicture(page, { path: `artefacts/remotes/${module}-back.png` });
  });
}
