import { devices, expect } from 'playwright/test';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

const { userAgent: _agent, defaultBrowserType: _browser, ...phone } = devices['Pixel 5'];
test.use({ ...phone, viewport: { width: 360, height: 640 } });

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

test('on a phone Enter breaks the line of a text of several, and the button sends it', async ({ page }) => {
  const survey_id = await liveDialog(product, token, {
    name: 'Auf dem Telefon',
    settings: { speed: 1 },
    blocks: [{ id: 'f1', type: 'open', context: 'Was war?', fields: { multiline: true } }],
  });
  await page.goto(`${product.url}/dialog/${survey_id}`);
  const field = page.getByRole('textbox');
  await expect(field).toHaveAttribute('enterkeyhint', 'enter');
  await field.pressSequentially('Erstens\nZweitens');
  await expect(field).toHaveValue('Erstens\nZweitens');
  await page.getByRole('button', { name: 'Senden' }).tap();
  await expect(page.getByText('Danke!')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ f1: 'Erstens\nZweitens' }]);
});

test('on a phone what is wrong with a long choice is led into view beside its button, again and again', async ({
  page,
}) => {
  const options = Array.from({ length: 20 }, (_, index) => ({ id: `o${index}`, text: `Möglichkeit ${index + 1}` }));
  const survey_id = await liveDialog(product, token, {
    name: 'Lange Auswahl',
    settings: { speed: 1 },
    blocks: [{ id: 'f1', type: 'multiple', context: 'Welche?', fields: { options, min: 2 } }],
  });
  await page.goto(`${product.url}/dialog/${survey_id}`);
  const next = page.getByRole('button', { name: 'Weiter' });
  const problem = page.getByRole('alert').filter({ hasText: /./ });
  for (const attempt of ['first', 'second']) {
    // The button as the last thing on the screen.
    await next.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await next.tap();
    await expect(problem, attempt).toBeInViewport({ ratio: 1 });
    await expect(next, attempt).toBeInViewport({ ratio: 1 });
  }
});
