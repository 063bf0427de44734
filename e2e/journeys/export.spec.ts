import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));

/** A dialog that one respondent has answered. */
async function answeredDialog(product: Product, name: string): Promise<string> {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name,
    blocks: [
      { id: 'happy', type: 'single', context: 'Zufrieden?', fields: { options, variable: 'zufrieden' } },
      { id: 'words', type: 'open', context: 'Warum?', fields: { variable: 'warum' } },
    ],
  });
  const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
  await callOrThrow(product.url, 'conversation', { survey_id }, token_live);
  const replies = [
    ['happy', { type: 'single', option_id: 'o2' }],
    ['words', { type: 'open', text: '=1+1; Größe 🦊' }],
  ] as const;
  for (const [unique_question_id, reply] of replies) {
    const turn = { survey_id, turn_id: crypto.randomUUID(), unique_question_id, nachfrage_id: null, reply };
    await callOrThrow(product.url, 'turn', turn, token_live);
  }
  return survey_id;
}

test('from the dashboard to the file, with a new login on the way and without a second click', async ({
  browser,
  sharedProduct: product,
}) => {
  const survey_id = await answeredDialog(product, 'Zum Mitnehmen');
  const page = await browser.newPage();
  await signIn(page.context(), product);
  let isOld = true;
  await page.route('**/api/excel_export', (route) =>
    isOld
      ? route.fulfill({ status: 401, json: { msg: 'Fresh token required', code: 'login/fresh-required' } })
      : route.continue(),
  );
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: 'Mehr zu „Zum Mitnehmen“' }).click();
  await page.getByRole('menuitem', { name: 'Antworten exportieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Antworten exportieren' });
  await expect(dialog.getByText(/^Alle \d+ Variablen$/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  await dialog.getByRole('button', { name: 'Datei herunterladen' }).click();

  await expect(page).toHaveURL(`${product.url}/login_refresh`);
  isOld = false;
  const downloading = page.waitForEvent('download');
  await page.getByLabel('Passwort', { exact: true }).fill(product.account.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Zum_Mitnehmen_\d{4}-\d\d-\d\d_\d{6}_Antworten\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [head = '', row = '', end] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFFdw_conversation_id;dw_state;.*;zufrieden;warum$/);
  expect(row).toMatch(/;2;"'=1\+1; Größe 🦊"$/);
  expect(end).toBe('');
  await expect(page).toHaveURL(`${product.url}/analyse/${survey_id}?export=1`);
  await expect(dialog.getByText(/liegt bei Ihren Downloads/)).toBeVisible();
  await page.context().close();
});

test('on a phone, by keyboard alone', async ({ browser, sharedProduct: product }) => {
  const survey_id = await answeredDialog(product, 'Am Telefon');
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const page = await context.newPage();
  await signIn(context, product);
  await page.goto(`${product.url}/analyse/${survey_id}`);
  await page.getByRole('button', { name: 'Exportieren', exact: true }).focus();
  await page.keyboard.press('Enter');
  const fetchIt = page.getByRole('button', { name: 'Datei herunterladen' });
  await expect(page.getByText(/^Alle \d+ Variablen$/)).toBeVisible();
  while (!(await fetchIt.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const bytes = await readFile(await (await downloading).path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await keepPicture(page, { path: 'artefacts/export-360-dark.png' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Exportieren', exact: true })).toBeFocused();
  await context.close();
});
