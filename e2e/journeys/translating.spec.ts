import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const asked = 'Sind Sie zufrieden?';

async function aDialog(product: Product) {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Übersetzt',
    settings: { speed: 1 },
    ending: 'Danke, {{name}}!',
    blocks: [
      { id: 'name', type: 'open', context: 'Wie heißen Sie?', fields: { variable: 'name' } },
      { id: 'happy', type: 'single', context: asked, fields: { options } },
    ],
  });
  const french = async () =>
    (await callOrThrow(product.url, 'getTranslations', { survey_id }, token)).translations['fr'] ?? {};
  return { token, survey_id, french };
}
const field = (page: Page, place: string) => page.getByRole('textbox', { name: `Französisch: ${place}` });
const isSaved = (page: Page) => expect(page.getByText('Alles gespeichert')).toBeVisible();

test('an author adds a language, translates by hand and by a file, and respondents get it', async ({
  page,
  browser,
  sharedProduct: product,
}) => {
  const { token, survey_id, french } = await aDialog(product);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${survey_id}`);
  const panel = page.getByRole('region', { name: 'Sprachen' });
  await panel.getByRole('button', { name: 'Sprachen hinzufügen und übersetzen' }).click();
  await panel.getByLabel('Sprache', { exact: true }).selectOption('fr');
  await panel.getByRole('button', { name: 'Sprache hinzufügen' }).click();
  await panel.getByRole('link', { name: 'Französisch: übersetzen' }).click();

  await field(page, 'Wie heißen Sie? · Was der Bot sagt').fill('Comment vous appelez-vous ?');
  await page.keyboard.press('Enter');
  await expect(field(page, `${asked} · Was der Bot sagt`)).toBeFocused();
  await page.keyboard.type('Êtes-vous satisfait ?');
  await isSaved(page);
  await expectClean(page, 'translating');
  expect(await french()).toMatchObject({
    'block/name/context': { text: 'Comment vous appelez-vous ?', source: 'Wie heißen Sie?' },
    'block/happy/context': { text: 'Êtes-vous satisfait ?', source: asked },
  });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Datei' }).click();
  await page.getByRole('menuitem', { name: /^Als XLIFF speichern/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Übersetzt fr.xlf');
  const out = await readFile(await download.path(), 'utf8');
  expect(out).toContain('<ph id="c1"');
  const back = out
    .replace('<source>Ja</source>', '<source>Ja</source><target>Oui</target>')
    .replace('<source>Nein</source>', '<source>Nein</source><target>Non</target>')
    .replace(/<source>(Danke, (<ph[^>]+>)!)<\/source>/, '<source>$1</source><target>Merci, $2 !</target>');
  await page
    .getByLabel('Übersetzte Datei (XLIFF oder CSV)')
    .setInputFiles({ name: 'fr.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(back) });
  const dialog = page.getByRole('dialog', { name: 'Übersetzte Datei einlesen' });
  await expect(dialog.getByText('3 Texte werden übernommen:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('3 Texte übernommen.')).toBeVisible();
  await expect.poll(async () => (await french())['setting/ending']?.text).toBe('Merci, {{name}} !');
  await page.locator('.MuiSnackbar-root').getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(async () => Object.keys(await french()).length).toBe(2);
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect.poll(async () => Object.keys(await french()).length).toBe(5);

  await callOrThrow(product.url, 'publish', { survey_id }, token);
  const respondent = await browser.newPage({ locale: 'fr-FR', viewport: { width: 360, height: 740 } });
  await respondent.goto(`${product.url}/dialog/${survey_id}`);
  await expect(respondent.getByText('Comment vous appelez-vous ?').first()).toBeVisible();
  await respondent.context().close();
});

test('a text that changes afterwards says so, and what somebody else has translated is not written over unseen', async ({
  page,
  sharedProduct: product,
}) => {
  const { token, survey_id, french } = await aDialog(product);
  await callOrThrow(product.url, 'setLanguages', { survey_id, languages: ['fr'] }, token);
  const key = 'block/happy/context';
  const translate = (text: string) =>
    callOrThrow(
      product.url,
      'setTranslations',
      { survey_id, changes: { fr: { [key]: { text, source: asked } } } },
      token,
    );
  await translate('Êtes-vous satisfait ?');
  const now = 'Sind Sie heute zufrieden?';
  const change = {
    action: 'update',
    survey_id,
    unique_question_id: 'happy',
    changed_values: { context: now },
  } as const;
  await callOrThrow(product.url, 'updateSurveyBlocks', change, token);

  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${survey_id}/translations`);
  await page.getByLabel('Anzeigen').selectOption({ label: 'Seither geändert (1)' });
  await expect(page.getByText(asked, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Passt weiterhin' }).click();
  await isSaved(page);
  expect((await french())[key]).toEqual({ text: 'Êtes-vous satisfait ?', source: now });

  // Somebody else, whom this page has not heard of.
  const mine = field(page, `${now} · Was der Bot sagt`);
  await mine.fill('Content ?');
  await translate('Heureux ?');
  await expect(page.getByText(/ist aber nicht gespeichert/).first()).toBeVisible();
  expect((await french())[key]?.text).toBe('Heureux ?');
  await page.getByRole('button', { name: 'Noch einmal speichern' }).first().click();
  await isSaved(page);
  expect((await french())[key]?.text).toBe('Content ?');
});

test('the keyboard goes through hundreds of texts, of which only those in sight are drawn', async ({
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const blocks = Array.from({ length: 300 }, (_, at) => ({
    id: `q${at}`,
    type: 'message' as const,
    context: `Nachricht ${at + 1}`,
  }));
  const last = { id: 'end', type: 'open' as const, context: 'Und Sie?' };
  const survey_id = await liveDialog(product, token, { name: 'Viele Texte', blocks: [...blocks, last] });
  await callOrThrow(product.url, 'setLanguages', { survey_id, languages: ['fr'] }, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${survey_id}/translations`);
  await field(page, 'Nachricht 1 · Was der Bot sagt').click();
  for (let at = 2; at <= 60; at++) {
    await page.keyboard.press('Enter');
    await expect(field(page, `Nachricht ${at} · Was der Bot sagt`)).toBeFocused();
  }
  await expect(field(page, 'Nachricht 60 · Was der Bot sagt')).toBeInViewport();
  expect(await page.getByRole('listitem').count()).toBeLessThan(60);
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'Nachricht 59 · Was der Bot sagt')).toBeFocused();
});
