import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { expect } from 'playwright/test';
import type { FrameLocator, Page } from 'playwright/test';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { twelveQuestions } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
let token: string;
let otherSite: Server;
let framed = '';
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  otherSite = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<h1>Andere Seite</h1><input aria-label="Suche" autofocus><iframe src="${framed}" title="Dialog" width="360" height="560"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  otherSite.close();
  otherSite.closeAllConnections();
});

/** Shows an address of the product in another site's page. */
async function openFramed(page: Page, path: string): Promise<FrameLocator> {
  framed = `${product.url}${path}`;
  const address = otherSite.address();
  if (typeof address !== 'object' || address === null) throw new Error('the other site has no port');
  await page.goto(`http://127.0.0.1:${address.port}/`);
  return page.frameLocator('iframe');
}

const composerIn = (frame: FrameLocator) => frame.getByRole('region', { name: 'Ihre Antwort' });

test('a widget runs in another site, leaves the focus there, and shows privacy in a tab of its own [§2.23]', async ({
  page,
  context,
}) => {
  const survey_id = await liveDialog(product, token, twelveQuestions);
  const frame = await openFramed(page, `/widget/${survey_id}`);
  await expect(composerIn(frame).getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Suche' })).toBeFocused();
  await composerIn(frame).getByRole('textbox').fill('Von nebenan');
  await composerIn(frame).getByRole('button', { name: 'Senden' }).click();
  await expect(frame.getByText('Frage 2 von zwölf?')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ f1: 'Von nebenan' }]);

  await frame.getByRole('button', { name: 'Menü' }).click();
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: /^Datenschutz/ }).click();
  await expect((await opened).getByRole('heading', { name: 'Datenschutz' })).toBeVisible();
  await expect(frame.getByText('Frage 2 von zwölf?')).toBeVisible();
});

test('a widget whose dialog is deleted says so in its frame', async ({ page }) => {
  const survey_id = await liveDialog(product, token, twelveQuestions);
  const frame = await openFramed(page, `/widget/${survey_id}`);
  await composerIn(frame).getByRole('textbox').fill('Bitte löschen');
  await composerIn(frame).getByRole('button', { name: 'Senden' }).click();
  await expect(frame.getByText('Frage 2 von zwölf?')).toBeVisible();
  await frame.getByRole('button', { name: 'Menü' }).click();
  await frame.getByRole('button', { name: 'Dialog löschen' }).click();
  await frame.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(frame.getByRole('heading', { name: 'Ihre Daten wurden gelöscht' })).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([]);
});

for (const path of ['/assess_live/x', '/dialog/x', '/exit/receipt', '/privacy/x', '/login'])
  test(`${path} stands in no other site's frame`, async ({ page }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes("frame-ancestors 'none'"));
    await openFramed(page, path);
    await refused;
  });
