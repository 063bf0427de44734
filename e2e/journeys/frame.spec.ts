import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { areas } from '../product/areas.ts';
import type { Area } from '../product/areas.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';

let product: Product;
let id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  id = await liveDialog(product, await logIn(product), twelveQuestions);
});
test.beforeEach(({ page }) => signIn(page.context(), product));

/** Opens an area; on a phone the configurator draws rows instead of cards. */
async function openArea(page: Page, area: Area): Promise<void> {
  await page.goto(product.url + area.path(id));
  const tools: Locator = page.getByRole('toolbar', { name: 'Werkzeuge' });
  await expect(area.module === 'mf-configurator' ? tools : area.own(page).first()).toBeVisible();
}

/** The left edge of each tab, in pixels. */
const edgesOfTabs = (page: Page): Promise<Record<string, number>> =>
  page
    .getByRole('navigation', { name: 'Bereiche des Dialogs' })
    .locator('> *')
    .evaluateAll((tabs) =>
      Object.fromEntries(tabs.map((tab) => [tab.textContent.trim(), Math.round(tab.getBoundingClientRect().x)])),
    );

const tabWidths = [1920, 1440, 1200, 1081, 1080, 360];

test('the tabs stand at the same place on every screen of a dialog, in windows of every width [§2.46]', async ({
  page,
}) => {
  // Because a browser has the typeface from its second page on, which moves them.
  await page.route('**/*.woff2', (route) => route.abort());
  const seen: Record<number, Record<string, Record<string, number>>> = {};
  for (const area of areas.filter(({ module }) => module !== 'mf-dashboard')) {
    await openArea(page, area);
    for (const width of tabWidths) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      seen[width] = { ...seen[width], [area.name]: await edgesOfTabs(page) };
    }
  }
  for (const width of tabWidths) {
    const { Bearbeiten, ...others } = seen[width] ?? {};
    expect(Object.keys(Bearbeiten ?? {})).toEqual(['Bearbeiten', 'Trainieren', 'Testen', 'Teilen', 'Analyse']);
    expect(Object.keys(others)).toHaveLength(3);
    for (const [name, edges] of Object.entries(others)) expect(edges, `${name} at ${width} px`).toEqual(Bearbeiten);
  }
  // They do not stand still because nothing ever moves them.
  expect(seen[360]).not.toEqual(seen[1920]);
});

/** What follows the window's width is drawn by the frame after the next one. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
