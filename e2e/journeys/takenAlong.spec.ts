import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectNoFindings } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const said = ['Die Wartezeit war zu lang.', 'Alles gut.'] as const;
const codebook = 'Code;Beschreibung\r\nWartezeit;"Alles, was dauert"\r\nPreis;\r\n;ohne Namen\r\n';

/** A dialog with a question that some have answered. */
async function answeredDialog(product: Product): Promise<string> {
  const blocks = [{ id: 'why', type: 'open', context: 'Warum?', fields: { variable: 'warum' } }] as const;
  const survey_id = await liveDialog(product, await logIn(product), { name: 'Codiert und mitgenommen', blocks });
  for (const text of said) {
    const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
    await callOrThrow(product.url, 'conversation', { survey_id }, token_live);
    const turn = { survey_id, turn_id: crypto.randomUUID(), unique_question_id: 'why', nachfrage_id: null };
    await callOrThrow(product.url, 'turn', { ...turn, reply: { type: 'open', text } }, token_live);
  }
  return survey_id;
}

test('a codebook comes in, a text is coded by it, and codes leave with the answers when that is chosen', async ({
  page,
  sharedProduct: product,
}) => {
  const survey_id = await answeredDialog(product);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/analyse/${survey_id}`);
  const card = page.getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button').filter({ hasText: 'Antworten codieren' }).click();
  const coding = page.getByRole('dialog', { name: 'Codieren: Warum?' });
  await expect(coding.getByText('0 von 2 Antworten codiert')).toBeVisible();

  const file = { name: 'Codebuch.csv', mimeType: 'text/csv', buffer: Buffer.from(codebook) };
  const choosing = page.waitForEvent('filechooser');
  await coding.getByRole('button', { name: 'Codebuch einlesen' }).click();
  await (await choosing).setFiles(file);
  const preview = page.getByRole('dialog', { name: 'Codebuch einlesen' });
  await expect(preview.getByText('2 Codes kommen hinzu:')).toBeVisible();
  await expect(preview.getByText('Zeile 4: Der Name des Codes fehlt.')).toBeVisible();
  await expectNoFindings(page, 'preview of a codebook');
  await preview.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(preview).toBeHidden();
  await expect(coding.getByText('Alles, was dauert')).toBeVisible();

  await coding.getByRole('listitem', { name: said[0] }).getByRole('button', { name: 'Wartezeit', exact: true }).click();
  await expect(coding.getByText('1 von 2 Antworten codiert')).toBeVisible();
  const savingCodes = page.waitForEvent('download');
  await coding.getByRole('button', { name: 'Codebuch speichern' }).click();
  const codes = await readFile(await (await savingCodes).path(), 'utf8');
  expect(codes).toBe('\uFEFFCode;Beschreibung\r\nWartezeit;Alles, was dauert\r\nPreis;\r\n');
  await coding.getByRole('button', { name: 'Schließen' }).click();

  await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Antworten exportieren' });
  await expect(dialog.getByText(/^Alle \d+ Variablen$/)).toBeVisible();
  const marks = dialog.getByRole('checkbox', { name: 'Auch Codierungen, Schlagwörter und Notizen' });
  await expect(marks).not.toBeChecked();
  await marks.check();
  await expectNoFindings(page, 'export with what was noted');
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Datei herunterladen' }).click();
  const [head = '', ...rows] = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
  expect(head).toMatch(
    /;warum;dw_device;.*;dw_tags;dw_notes;dw_coders_why;dw_code_why_[0-9a-f]{8};dw_code_why_[0-9a-f]{8}$/,
  );
  expect(rows.map((row) => row.split(';').slice(-3))).toEqual([
    ['1', '1', '0'],
    ['0', '', ''],
  ]);
});
