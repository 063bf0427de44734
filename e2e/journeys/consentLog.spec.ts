import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const blocks = [
  {
    id: 'ja',
    type: 'consent',
    context: 'Dürfen wir Ihre Antworten auswerten?',
    fields: { label_agree: 'Ja, gern', label_decline: 'Nein, danke', short_name: 'Auswertung' },
  },
  { id: 'wort', type: 'open', context: 'Was hat Ihnen gefallen?' },
] as const;

test('an author reads who agreed to which text, as it was, filters it and saves it', async ({
  page,
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const settings = { speed: 1, privacy_declaration_text: '## Wer verantwortlich ist\n\nDie Stadtbibliothek.' };
  const survey_id = await liveDialog(product, token, { name: 'Besuch', settings, blocks });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${survey_id}`);
  const panel = page.getByRole('region', { name: 'Einwilligungen', exact: true });
  await panel.getByRole('button', { name: 'Protokoll ansehen' }).click();
  await expect(panel.getByText(/^Noch hat niemand/)).toBeVisible();
  // Because axe takes what lies behind the bar for too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectClean(page, 'the log of consents without a line');

  const respondent = await browser.newPage();
  await respondent.goto(`${product.url}/dialog/${survey_id}`);
  await respondent.getByRole('button', { name: 'Ja, gern' }).click();
  await expect(respondent.getByText('Was hat Ihnen gefallen?')).toBeVisible();
  await respondent.getByRole('button', { name: 'Menü' }).click();
  await respondent.getByRole('button', { name: 'Letzte Antwort ändern' }).click();
  await respondent.getByRole('dialog').getByRole('button', { name: 'Nein, danke' }).click();
  const lines = async () => (await callOrThrow(product.url, 'consentLines', { survey_id }, token)).total;
  await expect.poll(lines).toBe(3);
  const changed_values = { context: 'Dürfen wir alles auswerten?' };
  await callOrThrow(
    product.url,
    'updateSurveyBlocks',
    { survey_id, action: 'update', unique_question_id: 'ja', changed_values },
    token,
  );
  await callOrThrow(product.url, 'publish', { survey_id }, token);

  // What was unfolded is so again.
  await page.reload();
  await expect(panel.getByRole('status')).toHaveText('3 Zeilen');
  await expect(panel.getByRole('listitem')).toHaveText([/^Zurückgenommen/, /^Zugestimmt/, /^Angezeigt/]);
  await panel.getByRole('combobox', { name: 'Text' }).click();
  await page.getByRole('option', { name: /^Einwilligung: Dürfen wir Ihre Antworten auswerten\?/ }).click();
  await expect(panel.getByRole('region', { name: 'Wortlaut' })).toContainText('Ihre Antworten auswerten');
  await expect(panel.getByText('Zugestimmt: 1')).toBeVisible();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const) {
    await lookAt(page, { width, colorScheme });
    await page.evaluate(() => scrollTo(0, 0));
    await expectClean(page, `the log of consents, ${colorScheme}, ${width} px`);
    await panel.scrollIntoViewIfNeeded();
    await keepPicture(page, { path: `artefacts/looked-at/consent-log-${colorScheme}-${width}.png`, fullPage: true });
  }
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Als CSV speichern' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Dürfen wir Ihre Antworten auswerten?');
  expect(file.trim().split('\r\n')).toHaveLength(3);
  await panel.getByRole('combobox', { name: 'Was dazu gesagt wurde' }).click();
  await page.getByRole('option', { name: 'Abgelehnt' }).click();
  await expect(panel.getByText('Dazu gibt es keine Zeilen.')).toBeVisible();
});
