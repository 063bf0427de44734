import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

test('an author makes a privacy statement of a form and the settings, and respondents read it', async ({
  page,
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, twelveQuestions);
  await callOrThrow(product.url, 'setStudyOnce', { survey_id, once: true }, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${survey_id}`);
  await page.getByRole('button', { name: 'Datenschutzerklärung erstellen' }).click();
  const fields = {
    'Verantwortliche Stelle': 'Stadtbibliothek Musterstadt',
    Anschrift: 'Am Markt 1\n12345 Musterstadt',
    'E-Mail-Adresse für Fragen': 'fragen@example.org',
    'Wofür Sie die Antworten verwenden': 'Wir verbessern die Ausleihe.',
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Verarbeitungsverzeichnis herunterladen$/ }).click();
  const record = await readFile(await (await download).path(), 'utf8');
  expect(record).toContain('<dt>Zwecke</dt><dd>Wir verbessern die Ausleihe.</dd>');

  await page.getByRole('button', { name: 'Als Datenschutzerklärung übernehmen' }).click();
  await expect(page.getByText(/^Die Datenschutzerklärung ist übernommen/)).toBeVisible();
  await callOrThrow(product.url, 'publish', { survey_id }, token);
  const respondent = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await respondent.goto(`${product.url}/privacy/${survey_id}`);
  await expect(respondent.getByRole('heading', { name: 'Wer verantwortlich ist' })).toBeVisible();
  await expect(respondent.getByText('Am Markt 1')).toBeVisible();
  await expect(respondent.getByText(/dass mit diesem Browser teilgenommen wurde/)).toBeVisible();
  await respondent.context().close();
});
