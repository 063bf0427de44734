import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { test } from '../product/test.ts';

const blocks = [
  {
    id: 'ja',
    type: 'consent',
    context:
      'Dürfen wir Ihre Antworten auswerten und Sie zu den Donaudampfschifffahrtsgesellschaftsausflügen einladen?',
    fields: { label_agree: 'Ja, gern', label_decline: 'Nein, danke', variable: 'ja' },
  },
  { id: 'wort', type: 'open', context: 'Was hat Ihnen gefallen?' },
] as const;
const settings = { speed: 1, privacy_declaration_text: '## Wer verantwortlich ist\n\nDie Stadtbibliothek.' };
const looks = [
  ['light', 1280],
  ['dark', 1280],
  ['light', 360],
  ['dark', 360],
] as const;

async function look(page: Page, name: string): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectClean(page, `${name}, ${colorScheme}, ${width} px`);
    await keepPicture(page, { path: `artefacts/looked-at/${name}-${colorScheme}-${width}.png`, fullPage: true });
  }
}

async function savedBy(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path());
}

test('a respondent sees what is stored, takes it along, takes a consent back and deletes it', async ({
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Ihr Besuch', settings, blocks });
  await page.goto(`${product.url}/dialog/${survey_id}`);
  await page.getByRole('button', { name: 'Ja, gern' }).click();
  await expect(page.getByText('Was hat Ihnen gefallen?')).toBeVisible();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Meine Daten' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Meine Daten ansehen/ }).click();
  const own = await opened;
  await expect(own.getByRole('heading', { name: 'Ihr Besuch' })).toBeVisible();
  expect(own.url()).not.toMatch(/#|code/);
  const consents = own.getByRole('listitem').filter({ hasText: 'Donaudampfschifffahrt' });
  await expect(consents.last()).toContainText('Gegeben: Ja, gern');
  await look(own, 'own-data');

  const data: unknown = JSON.parse(String(await savedBy(own, 'Datei mit allen Daten (JSON)')));
  expect(data).toMatchObject({ survey_name: 'Ihr Besuch', consents: [{ act: 'shown' }, { act: 'given' }] });
  expect(String(await savedBy(own, 'Seite zum Lesen und Drucken'))).toContain('<h2>Ihr Besuch</h2>');

  await own.getByRole('button', { name: 'Einwilligung zurücknehmen' }).click();
  await expect(own.getByRole('status')).toHaveText('Ihre Einwilligung ist zurückgenommen.');
  await expect(own.getByRole('button', { name: 'Einwilligung zurücknehmen' })).toHaveCount(0);
  const { conversations } = await callOrThrow(product.url, 'answers', { survey_id }, token);
  expect(conversations[0]?.answers).toMatchObject({ ja: false });

  await own.getByRole('button', { name: 'Meine Daten löschen' }).click();
  await expect(own.getByRole('heading', { name: 'Daten löschen?' })).toBeVisible();
  await look(own, 'own-data-confirm');
  await own.getByRole('button', { name: 'Zurück' }).click();
  await expect(own.getByRole('heading', { name: 'Ihr Besuch' })).toBeVisible();
  await own.getByRole('button', { name: 'Meine Daten löschen' }).click();
  await own.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(own.getByRole('heading', { name: 'Ihre Daten wurden gelöscht' })).toBeVisible();
  expect((await callOrThrow(product.url, 'answers', { survey_id }, token)).conversations).toEqual([]);
});

test('without a script the code leads there as well, and a wrong one is said at the field', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Ohne Skript', settings, blocks });
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'de-DE' });
  await page.goto(`${product.url}/plain/${survey_id}`);
  await page.getByRole('button').first().click();
  await expect(page.getByText(/Donaudampfschifffahrt/)).toBeVisible();
  await page.getByRole('link', { name: 'Meine Daten' }).click();
  const code = await page.locator('.code').innerText();
  await page.getByRole('button', { name: 'Meine Daten' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Daten' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ohne Skript' })).toBeVisible();

  await page.goto(`${product.url}/exit/receipt`);
  await page.getByLabel('Code').fill('AAAA-BBBB-CCCC');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByRole('alert')).toContainText('Zu diesem Code gibt es nichts');
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByRole('heading', { name: 'Ohne Skript' })).toBeVisible();
});
