import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { killPage } from '../../product/killPage.ts';
import { addBlock, liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import type { PlannedDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { composerOf, twelveQuestions, twelveReplies, twelveStored } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const yesAndNo = [
  { id: 'ja', text: 'Ja', score: 1 },
  { id: 'nein', text: 'Nein', score: 0 },
];
const twoQuestions: PlannedDialog = {
  name: 'Zwei Fragen',
  settings: { speed: 1 },
  ending: 'Das war alles.',
  blocks: [
    { id: 'eins', type: 'single', context: 'Kommen Sie?', fields: { options: yesAndNo } },
    { id: 'zwei', type: 'single', context: 'Bleiben Sie lange?', fields: { options: yesAndNo } },
  ],
};

const addressOf = (survey_id: string): string => `${product.url}/assess_live/${survey_id}`;
const reply = (page: Page, name: string): Promise<void> =>
  composerOf(page).getByRole('button', { name, exact: true }).click();
const bubblesOf = (page: Page): Promise<string[]> => page.getByRole('log').getByRole('listitem').allInnerTexts();

/** Opens the dialog and waits until its conversation is there, so that it stands on the dialog as it is now. */
async function open(page: Page, survey_id: string): Promise<void> {
  const begun = page.waitForResponse(/\/api\/conversation\b/);
  await page.goto(addressOf(survey_id));
  await begun;
  await expect(composerOf(page).getByRole('button', { name: 'Ja' })).toBeVisible();
}

test('two tabs that open at the same time have one conversation', async ({ context }) => {
  const survey_id = await liveDialog(product, token, twoQuestions);
  const registered: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/register_live')) registered.push(request.url());
  });
  const [one, other] = [await context.newPage(), await context.newPage()];
  // Else it would know of the first reply at once.
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await Promise.all([open(one, survey_id), open(other, survey_id)]);
  await reply(one, 'Ja');
  await expect(one.getByText('Bleiben Sie lange?')).toBeVisible();
  await reply(other, 'Nein');
  await expect(other.getByText('Bleiben Sie lange?')).toBeVisible();
  expect(registered).toHaveLength(1);
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ eins: 'ja' }]);
});

test('a reply given without a network is kept, said so, sent once the network is back, and stored once', async ({
  page,
  context,
}) => {
  const survey_id = await liveDialog(product, token, twoQuestions);
  await page.goto(addressOf(survey_id));
  await reply(page, 'Ja');
  await expect(page.getByText('Bleiben Sie lange?')).toBeVisible();

  await context.setOffline(true);
  await reply(page, 'Nein');
  await expect(page.getByText('Keine Verbindung. Ihre Antwort ist gespeichert')).toBeVisible();
  await expect(page.getByRole('log').getByRole('listitem').last()).toContainText('Nein');
  await context.setOffline(false);
  await expect(page.getByText('Das war alles.')).toBeVisible();
  await expect(page.getByText('Keine Verbindung')).toHaveCount(0);
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ eins: 'ja', zwei: 'nein' }]);
});

test('a reply given without a network outlives the page and is sent by the next one', async ({ page, context }) => {
  const survey_id = await liveDialog(product, token, twoQuestions);
  await page.goto(addressOf(survey_id));
  await reply(page, 'Ja');
  await expect(page.getByText('Bleiben Sie lange?')).toBeVisible();
  await context.setOffline(true);
  await reply(page, 'Nein');
  await expect(page.getByText('Keine Verbindung')).toBeVisible();
  await killPage(page);

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(addressOf(survey_id));
  await expect(next.getByText('Das war alles.')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ eins: 'ja', zwei: 'nein' }]);
});

test('a reply whose answer is lost on the way is sent again and stored once', async ({ page }) => {
  const survey_id = await liveDialog(product, token, twoQuestions);
  let lost = 0;
  await page.route('**/api/turn', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(addressOf(survey_id));
  await reply(page, 'Ja');
  await expect(page.getByText('Bleiben Sie lange?')).toBeVisible();
  await reply(page, 'Nein');
  await expect(page.getByText('Das war alles.')).toBeVisible();
  expect(lost).toBe(1);
  expect(await bubblesOf(page)).toHaveLength(5);
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ eins: 'ja', zwei: 'nein' }]);
});

test('a reload at each of twelve questions goes on where it was, with the same transcript', async ({ page }) => {
  const survey_id = await liveDialog(product, token, twelveQuestions);
  await page.goto(addressOf(survey_id));
  for (const { asked, answer } of twelveReplies) {
    await expect(page.getByText(asked)).toBeVisible();
    await expect(composerOf(page).getByRole('radio').or(composerOf(page).getByRole('button')).first()).toBeVisible();
    const before = await bubblesOf(page);
    await page.reload();
    await expect.poll(() => bubblesOf(page)).toEqual(before);
    await answer(composerOf(page));
  }
  await expect(page.getByText('Das waren alle zwölf.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Das waren alle zwölf.')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([twelveStored]);
});

test('two tabs that answer the same question store one answer, and both go on from it', async ({ page, context }) => {
  const survey_id = await liveDialog(product, token, twoQuestions);
  await open(page, survey_id);
  const other = await context.newPage();
  // Else it would know of each reply at once.
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await other.goto(addressOf(survey_id));
  await expect(composerOf(other).getByRole('button', { name: 'Nein' })).toBeVisible();

  await reply(page, 'Ja');
  await expect(page.getByText('Bleiben Sie lange?')).toBeVisible();
  await reply(other, 'Nein');
  await expect(other.getByText('Bleiben Sie lange?')).toBeVisible();
  expect(await bubblesOf(other)).toEqual(await bubblesOf(page));
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ eins: 'ja' }]);

  // The last question at the very same moment: either may win, the other takes it over.
  await Promise.all([reply(page, 'Ja'), reply(other, 'Nein')]);
  await Promise.all([page, other].map((tab) => expect(tab.getByText('Das war alles.')).toBeVisible()));
  expect(await bubblesOf(other)).toEqual(await bubblesOf(page));
  expect(await storedAnswers(product, token, survey_id)).toHaveLength(1);
});

test('a conversation that runs while its dialog is edited and published ends on the revision that it began with', async ({
  page,
  browser,
}) => {
  const survey_id = await liveDialog(product, token, twoQuestions);
  await open(page, survey_id);

  const update = { survey_id, action: 'update', unique_question_id: 'zwei' } as const;
  const changed_values = { context: 'Wie lange bleiben Sie?' };
  await callOrThrow(product.url, 'updateSurveyBlocks', { ...update, changed_values }, token);
  await addBlock(product, token, survey_id, { id: 'drei', type: 'open', context: 'Und was bringen Sie mit?' });
  const ending = { survey_id, action: 'fixmessages', changed_values: { ending: 'Ein neues Ende.' } } as const;
  await callOrThrow(product.url, 'updateSurveySettings', ending, token);
  await callOrThrow(product.url, 'publish', { survey_id }, token);

  await reply(page, 'Ja');
  await expect(page.getByText('Bleiben Sie lange?')).toBeVisible();
  await page.reload();
  await reply(page, 'Nein');
  await expect(page.getByText('Das war alles.')).toBeVisible();
  await expect(page.getByText('Und was bringen Sie mit?')).toHaveCount(0);

  const later = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await later.goto(addressOf(survey_id));
  await reply(later, 'Nein');
  await expect(later.getByText('Wie lange bleiben Sie?')).toBeVisible();
  await reply(later, 'Ja');
  await expect(later.getByText('Und was bringen Sie mit?')).toBeVisible();
  await later.context().close();

  const { conversations } = await callOrThrow(product.url, 'answers', { survey_id }, token);
  expect(conversations.map(({ answers }) => answers)).toEqual(
    expect.arrayContaining([
      { eins: 'ja', zwei: 'nein' },
      { eins: 'nein', zwei: 'ja' },
    ]),
  );
  expect(new Set(conversations.map(({ revision }) => revision)).size).toBe(2);
});
