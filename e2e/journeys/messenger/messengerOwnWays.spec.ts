import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import type { PlannedDialog } from '../../product/liveDialog.ts';
import { loadedWhenIdle } from '../../product/loadedWhenIdle.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const open = async (page: Page, dialog: PlannedDialog): Promise<string> => {
  const survey_id = await liveDialog(product, token, dialog);
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  return survey_id;
};
const answer = async (page: Page, text: string): Promise<void> => {
  await composerOf(page).getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
};

test('typed words lead back, to the help and to a new beginning, or are sent as answers', async ({ page }) => {
  const all = loadedWhenIdle(page);
  const survey_id = await open(page, {
    name: 'Getippte Wörter',
    settings: { speed: 1 },
    blocks: [
      { id: 'name', type: 'open', context: 'Wie heißen Sie?' },
      { id: 'alter', type: 'number', context: 'Wie alt sind Sie?' },
      { id: 'wunsch', type: 'open', context: 'Was wünschen Sie sich?' },
    ],
  });
  await all;
  await answer(page, 'Ida');
  await expect(page.getByText('Wie alt sind Sie?')).toBeVisible();
  await answer(page, 'zurück');
  const change = page.getByRole('dialog', { name: 'Antwort ändern' });
  await expect(change.getByRole('textbox')).toHaveValue('Ida');
  await change.getByRole('textbox').fill('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Ada');
  await answer(page, 'hilfe');
  await expect(page.getByRole('dialog', { name: 'Hilfe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What is typed next takes the word's place.
  await page.keyboard.type('36');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Was wünschen Sie sich?')).toBeVisible();
  await answer(page, 'Hilfe!');
  await page.getByRole('dialog', { name: 'Hilfe' }).getByRole('button', { name: 'Als Antwort senden' }).click();
  await expect(page.getByText('Danke!')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ name: 'Ada', alter: 36, wunsch: 'Hilfe!' }]);
});

test('what is typed covered is seen by nobody but who asks for it, on a phone and in the dark', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const survey_id = await open(page, {
    name: 'Verdeckt',
    settings: { speed: 1 },
    blocks: [
      { id: 'nummer', type: 'open', context: 'Ihre Nummer?', fields: { masked: true } },
      { id: 'wunsch', type: 'open', context: 'Und sonst?' },
    ],
  });
  const field = composerOf(page).getByRole('textbox');
  await field.fill('geheim4711');
  const security = () =>
    field.evaluate((element) => getComputedStyle(element).getPropertyValue('-webkit-text-security'));
  expect(await security()).toBe('disc');
  await composerOf(page).getByRole('button', { name: 'Eingabe zeigen' }).click();
  expect(await security()).toBe('none');
  await composerOf(page).getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Und sonst?')).toBeVisible();
  const log = page.getByRole('log');
  await expect(log).toContainText('•••••• (verdeckt)');
  await expect(log).not.toContainText('geheim4711');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain('geheim4711');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.reload();
  await expect(log).toContainText('•••••• (verdeckt)');
  await expect(log).not.toContainText('geheim4711');
  await answer(page, 'Nichts.');
  await expect(page.getByText('Danke!')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ nummer: 'geheim4711', wunsch: 'Nichts.' }]);
  await page.close();
});

test('messages are held and come faster by the menu, with the keyboard alone, and the browser remembers the pace', async ({
  page,
}) => {
  await open(page, {
    name: 'Tempo',
    settings: { speed: 0.5 },
    blocks: [{ id: 'frage', type: 'open', context: 'Erst dies.#60000#Dann das?' }],
  });
  await expect(page.getByText('Erst dies.')).toBeVisible();
  await page.getByRole('button', { name: 'Menü' }).press('Enter');
  await page.getByRole('button', { name: 'Nachrichten anhalten' }).press('Enter');
  await expect(page.getByText('Die Nachrichten sind angehalten.')).toBeVisible();
  await page.getByRole('button', { name: 'Weiter' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Gleich zeigen' })).toBeVisible();
  await page.getByRole('button', { name: 'Menü' }).press('Enter');
  await page.getByRole('button', { name: 'Schneller' }).press('Enter');
  await expect(page.getByText('Tempo: schnell')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Menü' }).press('Enter');
  await expect(page.getByText('Tempo: schnell')).toBeVisible();
});

test('pictures are cards with their text where the author wants it', async ({ page }) => {
  const survey_id = await open(page, {
    name: 'Karten',
    settings: { speed: 1 },
    blocks: [
      {
        id: 'karte',
        type: 'picture',
        context: 'Welche Karte?',
        fields: {
          with_text: true,
          options: [
            { id: 'see', text: 'Am See', score: null, filename_db: null },
            { id: 'berg', text: 'In den Bergen', score: null, filename_db: null },
          ],
        },
      },
    ],
  });
  await composerOf(page).getByRole('radio', { name: 'In den Bergen' }).check();
  await composerOf(page).getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Danke!')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ karte: ['berg'] }]);
});
