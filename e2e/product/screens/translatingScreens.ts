import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { translationTexts } from '../dialogs/translationTexts.data.ts';
import type { Screen } from './Screen.ts';

const translations = /\/api\/surveys\/[^/]+\/translations(\?|$)/;
const withTexts = (texts: object) => (page: Page) =>
  page.route(translations, (route) => route.fulfill({ json: texts }));

const model = {
  host: 'api.mistral.ai',
  model: 'mistral-small',
  provider: 'openai',
  outside: true,
  seconds: null,
  price: null,
};
async function withModel(page: Page): Promise<void> {
  await withTexts(translationTexts)(page);
  await page.route('**/api/model', (route) => route.fulfill({ json: { main: model, reserve: null } }));
  await page.route('**/writing/translations', (route) =>
    route.fulfill({ json: { suggestions: ['Question 2 sur douze ?', 'À midi', null, 'C’étaient les douze.'] } }),
  );
}

const screen = {
  who: 'author',
  heading: 'Übersetzen',
  path: (id: string) => `/share/${id}/translations`,
} as const;
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const file = `Kennung (Dialog ID);Stelle;Text (de);Übersetzung (fr)
setting/ending;Schlusstext;Das waren alle zwölf.;C’étaient les douze.
setting/welcome;Begrüßung;Hallo {{link.name}}!;Bonjour {{nom}} !
block/f1/context;Frage 1;Frage 1 von zwölf?;Question 1 sur douze ?
block/weg/context;Frage;Weg;Parti`;

async function chooseFile(page: Page, content: string): Promise<void> {
  await expect(field(page, 'Französisch: Einstellungen · Begrüßung')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page
    .getByLabel('Übersetzte Datei (XLIFF oder CSV)')
    .setInputFiles({ name: 'fr.csv', mimeType: 'text/csv', buffer: Buffer.from(content.replace('ID', id)) });
  await expect(page.getByRole('dialog', { name: 'Übersetzte Datei einlesen' })).toBeVisible();
}

/** Where a dialog is translated, with the states that have a look of their own. */
export const translatingScreens: readonly Screen[] = [
  {
    ...screen,
    name: 'translate',
    prepare: withTexts(translationTexts),
    act: (page) => expect(field(page, 'Französisch: Einstellungen · Begrüßung')).toBeVisible(),
  },
  {
    ...screen,
    name: 'translate-arabic',
    path: (id) => `/share/${id}/translations?language=ar`,
    prepare: withTexts(translationTexts),
    act: (page) => expect(field(page, 'Arabisch: Einstellungen · Begrüßung')).toBeVisible(),
  },
  {
    ...screen,
    name: 'translate-suggestions',
    prepare: withModel,
    act: async (page) => {
      await page.getByRole('button', { name: /^Vorschläge für/ }).click();
      await expect(page.getByText('C’étaient les douze.')).toBeVisible();
    },
  },
  {
    ...screen,
    name: 'translate-first',
    prepare: withTexts({ ...translationTexts, languages: [], completeness: [] }),
    act: (page) => expect(page.getByRole('button', { name: 'Sprache hinzufügen' })).toBeVisible(),
  },
  {
    ...screen,
    name: 'translate-refused',
    prepare: async (page) => {
      await page.route(translations, (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json: translationTexts }) : route.abort(),
      );
    },
    act: async (page) => {
      await field(page, 'Französisch: Einstellungen · Schlusstext').fill('C’étaient les douze.');
      await expect(page.getByText(/ist aber nicht gespeichert/).first()).toBeVisible();
    },
  },
  {
    ...screen,
    name: 'translate-file',
    prepare: withTexts(translationTexts),
    act: async (page) => {
      await chooseFile(page, file);
      await expect(page.getByText('2 Texte werden übernommen:')).toBeVisible();
    },
  },
  {
    ...screen,
    name: 'translate-file-fault',
    prepare: withTexts(translationTexts),
    act: async (page) => {
      await chooseFile(page, '<xliff');
      await expect(page.getByText(/in Zeile 1 beschädigt/)).toBeVisible();
    },
  },
  {
    ...screen,
    name: 'translate-loading',
    prepare: (page) => page.route(translations, () => undefined),
    act: (page) => expect(page.getByLabel('Texte werden geladen …')).toBeVisible(),
  },
  {
    ...screen,
    name: 'translate-fault',
    prepare: (page) => page.route(translations, (route) => route.abort()),
    act: (page) => expect(page.getByText(/^Die Texte konnten nicht geladen werden/)).toBeVisible(),
  },
  {
    ...screen,
    name: 'share-languages',
    path: (id) => `/share/${id}`,
    heading: 'Teilen',
    prepare: withTexts(translationTexts),
    act: async (page) => {
      await page.getByRole('button', { name: 'Sprachen hinzufügen und übersetzen' }).click();
      await expect(page.getByRole('progressbar', { name: 'Arabisch' })).toBeVisible();
    },
  },
];
