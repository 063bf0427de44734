import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { holdRequests } from '../../product/holdRequests.ts';
import { keepPicture } from '../../product/keepPicture.ts';
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

const options = [
  { id: 'ja', text: 'Ja', score: 1 },
  { id: 'nein', text: 'Nein', score: 0 },
];
const choiceAndNumber: PlannedDialog = {
  name: 'Auswahl und Zahl',
  settings: { speed: 1 },
  ending: 'Das war alles.',
  blocks: [
    { id: 'kommt', type: 'single', context: 'Kommen Sie?', fields: { options } },
    { id: 'stunden', type: 'number', context: 'Wie viele Stunden?', fields: { min: 0, max: 24 } },
  ],
};

const addressOf = (survey_id: string): string => `${product.url}/assess_live/${survey_id}`;
const kept = 'Ihre Antwort ist gespeichert.';
const choice = (page: Page, name: string) => page.locator('.first-choices').getByRole('button', { name, exact: true });
const answerNumber = async (page: Page): Promise<void> => {
  await composerOf(page).getByRole('textbox').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Das war alles.')).toBeVisible();
};

/** Keeps the messenger away from the page until it is let go. */
const holdMessenger = (page: Page) => holdRequests(page, '**/live/messenger.js');

test('the first question is answered before the messenger has come, can be changed until then, and is stored once', async ({
  page,
}) => {
  const survey_id = await liveDialog(product, token, choiceAndNumber);
  const { letGo } = await holdMessenger(page);
  await page.goto(addressOf(survey_id));
  await choice(page, 'Ja').click();
  await expect(page.getByText(kept)).toBeVisible();
  await choice(page, 'Nein').click();
  await expect(choice(page, 'Ja')).toHaveAttribute('aria-pressed', 'false');
  await expect(choice(page, 'Nein')).toHaveAttribute('aria-pressed', 'true');
  letGo();
  await expect(page.getByRole('log').getByRole('listitem').nth(1)).toHaveText('Nein');
  await answerNumber(page);
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ kommt: 'nein', stunden: 3 }]);
});

const typedFirst: PlannedDialog = {
  ...choiceAndNumber,
  name: 'Name und Zahl',
  blocks: [{ id: 'name', type: 'open', context: 'Wie heißen Sie?' }, ...choiceAndNumber.blocks.slice(1)],
};
const firstLine = (page: Page) => page.locator('.first-choices').getByRole('textbox');

test('the first question is answered by typing before the messenger has come, and is stored once', async ({ page }) => {
  const survey_id = await liveDialog(product, token, typedFirst);
  const { letGo } = await holdMessenger(page);
  await page.goto(addressOf(survey_id));
  await firstLine(page).fill('Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect(page.getByText(kept)).toBeVisible();
  await keepPicture(page, { path: 'artefacts/messenger/first-line-kept.png' });
  letGo();
  await expect(page.getByRole('log').getByRole('listitem').nth(1)).toHaveText('Ada Lovelace');
  await answerNumber(page);
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ name: 'Ada Lovelace', stunden: 3 }]);
});

test('who is typing when the messenger takes over goes on in the same place, with the same text, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const survey_id = await liveDialog(product, token, typedFirst);
  const { letGo } = await holdMessenger(page);
  await page.goto(addressOf(survey_id));
  await firstLine(page).click();
  await page.keyboard.type('Ada Lovelac');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  const before = await firstLine(page).boundingBox();
  await keepPicture(page, { path: 'artefacts/messenger/first-line.png' });
  letGo();
  await expect(page.getByRole('log')).toBeVisible();
  const line = composerOf(page).getByRole('textbox');
  await expect(line).toBeFocused();
  await keepPicture(page, { path: 'artefacts/messenger/first-line-messenger.png' });
  expect(await line.boundingBox()).toEqual(before);
  await page.keyboard.type('-');
  await expect(line).toHaveValue('Ada- Lovelac');
});

test('a first answer whose messenger never comes outlives the page and is sent by the next one', async ({
  page,
  context,
}) => {
  const survey_id = await liveDialog(product, token, choiceAndNumber);
  await page.route('**/live/messenger.js', (route) => route.abort());
  await page.goto(addressOf(survey_id));
  await choice(page, 'Ja').click();
  await expect(page.getByRole('alert')).toContainText('Es ist nichts verloren gegangen.');
  await page.close();

  const next = await context.newPage();
  await next.goto(addressOf(survey_id));
  await expect(next.locator('.first-choices')).toBeHidden();
  await expect(next.getByText('Wie viele Stunden?')).toBeVisible();
  await answerNumber(next);
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ kommt: 'ja', stunden: 3 }]);
});

test('the messenger comes by the notice once the network lets it', async ({ page }) => {
  const survey_id = await liveDialog(product, token, choiceAndNumber);
  await page.route('**/live/messenger.js', (route) => route.abort());
  await page.goto(addressOf(survey_id));
  const again = page.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' });
  await expect(again).toBeVisible();
  await page.unroute('**/live/messenger.js');
  await again.click();
  await composerOf(page).getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Wie viele Stunden?')).toBeVisible();
});

test('whoever comes back is not asked the first question by the page', async ({ page }) => {
  const survey_id = await liveDialog(product, token, choiceAndNumber);
  await page.goto(addressOf(survey_id));
  await composerOf(page).getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Wie viele Stunden?')).toBeVisible();
  const { letGo } = await holdMessenger(page);
  await page.reload();
  await expect(page.locator('.first-bubble').first()).toBeVisible();
  await expect(page.locator('.first-choices')).toBeHidden();
  letGo();
  await expect(composerOf(page).getByRole('textbox')).toBeVisible();
});

test('the focus and its answer stay with the keyboard when the messenger takes over', async ({ page }) => {
  const survey_id = await liveDialog(product, token, choiceAndNumber);
  const { letGo } = await holdMessenger(page);
  await page.goto(addressOf(survey_id));
  await choice(page, 'Nein').focus();
  letGo();
  await expect(composerOf(page).getByRole('button', { name: 'Nein', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(composerOf(page).getByRole('textbox')).toBeFocused();
  await answerNumber(page);
});

test('an input that cannot be loaded says so and comes when it is tried again; no answer is lost', async ({ page }) => {
  const survey_id = await liveDialog(product, token, choiceAndNumber);
  await page.route('**/live/fields.js', (route) => route.abort());
  await page.goto(addressOf(survey_id));
  await composerOf(page).getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Ihre bisherigen Antworten sind sicher.')).toBeVisible();
  await page.unroute('**/live/fields.js');
  await composerOf(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await answerNumber(page);
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ kommt: 'ja', stunden: 3 }]);
});

test('what comes on demand is there already when the network goes', async ({ page, context }) => {
  const survey_id = await liveDialog(product, token, choiceAndNumber);
  const all = loadedWhenIdle(page);
  await page.goto(addressOf(survey_id));
  await all;
  await composerOf(page).getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Wie viele Stunden?')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ändern' }).click();
  await expect(page.getByRole('dialog', { name: 'Antwort ändern' })).toBeVisible();
});

test('what is fetched only by those who ask for it says so without the network, and comes with it', async ({
  page,
  context,
}) => {
  const settings = { speed: 1, feedback_allowed: true };
  const survey_id = await liveDialog(product, token, { ...choiceAndNumber, settings });
  const all = loadedWhenIdle(page);
  await page.goto(addressOf(survey_id));
  await all;
  await composerOf(page).getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Wie viele Stunden?')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Rückmeldung geben' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rückmeldung geben' });
  await expect(sheet.getByText('Ihre bisherigen Antworten sind sicher.')).toBeVisible();
  await context.setOffline(false);
  await expect(sheet.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Neu starten' }).click();
  const restart = page.getByRole('dialog').getByRole('button').last();
  await restart.click();
  await expect(page.getByText('es wurde nichts gelöscht')).toBeVisible();
  await context.setOffline(false);
  await restart.click();
  await expect(composerOf(page).getByRole('button', { name: 'Ja', exact: true })).toBeVisible();
});
