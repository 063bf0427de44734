import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { startForeignSite } from '../product/foreignSite.ts';
import type { ForeignSite } from '../product/foreignSite.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logIn } from '../product/phq9.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { threeChats } from '../product/threeChats.ts';
import { dialogFrame, hearWidget, lookInside } from '../product/widgetOn.ts';

let product: Product;
let site: ForeignSite;
let public_id: string;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  site = await startForeignSite(product.url);
  const { url } = await threeChats(product, token);
  public_id = url.slice(url.lastIndexOf('/') + 1);
});
test.afterAll(() => site.close());

async function visit(page: Page, attributes: string): Promise<void> {
  site.show(
    `<h1>Andere Seite</h1><main><p>Ein Absatz.</p></main>
     <script src="${product.url}/widget.js" data-dialog="${public_id}" ${attributes} async></script>`,
  );
  await page.goto(site.url);
  await page.waitForFunction(() => 'dialogwerk' in globalThis);
}

for (const kind of ['bubble', 'popup', 'slide-in', 'inline'] as const)
  test(`a multi-chat is played in a ${kind} of a page with a strict policy and rules against everybody`, async ({
    page,
  }) => {
    await lookInside(page);
    const heard = await hearWidget(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).port));
    await visit(page, `data-kind="${kind}"`);
    if (kind !== 'inline') await page.evaluate(() => Reflect.get(globalThis, 'dialogwerk').open());
    const frame = await dialogFrame(page);
    const berger = frame.getByRole('button', { name: /Berger/ });
    await expect(berger).toBeVisible();
    await expect(async () => expect((await heard()).join('\n')).toContain('ready')).toPass();
    if (await berger.isEnabled()) await berger.click();
    const field = frame.getByRole('textbox');
    await field.fill('Ich war zu Hause.');
    await field.press('Enter');
    await expect(frame.getByRole('log').getByText('Ich war zu Hause.')).toBeVisible();
    await expect(async () => {
      const told = (await heard()).join('\n');
      expect(told).toContain('started');
      expect(told).toContain('answered');
    }).toPass();
    await expectNoFindings(frame, `a multi-chat in a ${kind}`, wcag);
    await keepPicture(page, { path: `artefacts/looked-at/chats-widget-${kind}.png` });
    expect([...hosts].toSorted()).toEqual([new URL(product.url).port, new URL(site.url).port].toSorted());
  });

test('only the websites that its author allows may show it', async ({ page }) => {
  const only = { survey_id: public_id, sites: ['https://www.example.org'] };
  await callOrThrow(product.url, 'setEmbedding', only, token);
  const { headers } = await page.request
    .get(`${product.url}/widget/${public_id}`)
    .then((answer) => ({ headers: answer.headers() }));
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://www.example.org");
});
