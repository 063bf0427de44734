import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Browser, Locator, Page } from 'playwright/test';
import { isSaved, said } from '../product/inConfigurator.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';

let product: Product;
let token: string;
let survey_id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});
test.beforeEach(async () => {
  survey_id = await liveDialog(product, token, {
    name: 'Weiterempfehlung',
    settings: { speed: 1 },
    ending: 'Das war alles.',
    blocks: [
      { id: 'eins', type: 'open', context: 'Wie finden Sie uns?', fields: { short_name: 'Eins' } },
      { id: 'zwei', type: 'open', context: 'Und warum?', fields: { short_name: 'Zwei' } },
    ],
  });
});

const status = (page: Page, label: string): Locator => page.getByRole('button', { name: `Veröffentlichung: ${label}` });
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Veröffentlichung' });

/** The configurator with a block of the live dialog open. */
async function openAuthor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(context, product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  const toolbar = page.getByRole('toolbar', { name: 'Werkzeuge' });
  await toolbar.getByRole('button', { name: 'Als Liste zeigen', exact: true }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '„Eins“ nach oben' }) });
  await row.getByRole('button').first().click();
  await expect(said(page)).toHaveText('Wie finden Sie uns?');
  return page;
}

/** A respondent of their own, who has the first question before them. */
async function begin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  const begun = page.waitForResponse(/\/api\/conversation\b/);
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  await begun;
  await expect(composerOf(page).getByRole('textbox')).toBeVisible();
  return page;
}

async function reply(page: Page, text: string): Promise<void> {
  await composerOf(page).getByRole('textbox').fill(text);
  await composerOf(page).getByRole('button', { name: 'Senden' }).click();
}

test('what an author types in a live dialog reaches respondents once it is published, and goes when it is taken back', async ({
  browser,
}) => {
  const author = await openAuthor(browser);
  await expect(status(author, 'Veröffentlicht')).toBeVisible();

  // Each pause in typing is saved, and none of them is asked.
  await said(author).fill('Wie wahrsch');
  await isSaved(author);
  await expect(status(author, '1 unveröffentlichte Änderung')).toBeVisible();
  const first = await begin(browser);
  await expect(first.getByText('Wie finden Sie uns?')).toBeVisible();
  await expect(first.getByText('Wie wahrsch')).toHaveCount(0);

  await said(author).fill('Wie wahrscheinlich empfehlen Sie uns?');
  await said(author).blur();
  await isSaved(author);
  await status(author, '1 unveröffentlichte Änderung').click();
  await expect(panel(author).getByText('wahrscheinlich', { exact: false }).first()).toBeVisible();
  await panel(author).getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(status(author, 'Veröffentlicht')).toBeVisible();

  const between = await begin(browser);
  await expect(between.getByText('Wie wahrscheinlich empfehlen Sie uns?')).toBeVisible();

  await panel(author).getByRole('button', { name: 'Diese Version veröffentlichen' }).click();
  await expect(status(author, '1 unveröffentlichte Änderung')).toBeVisible();
  const later = await begin(browser);
  await expect(later.getByText('Wie finden Sie uns?')).toBeVisible();

  // Whoever began in between ends on their revision, also after a reload.
  await between.reload();
  await expect(between.getByText('Wie wahrscheinlich empfehlen Sie uns?')).toBeVisible();
  for (const [page, text] of [
    [first, 'Gut'],
    [between, 'Sehr'],
    [later, 'Nett'],
  ] as const) {
    await reply(page, text);
    await expect(page.getByText('Und warum?')).toBeVisible();
    await reply(page, 'Darum');
    await expect(page.getByText('Das war alles.')).toBeVisible();
  }

  const { publications } = await callOrThrow(product.url, 'publications', { survey_id }, token);
  expect(publications.map(({ conversations, current }) => [conversations, current])).toEqual([
    [1, true],
    [1, false],
    [1, false],
  ]);
  expect(publications[0]?.revision).toBe(publications[2]?.revision);
  const { conversations } = await callOrThrow(product.url, 'answers', { survey_id }, token);
  expect(conversations.map(({ answers, revision }) => [answers['eins'], revision])).toEqual(
    expect.arrayContaining([
      ['Gut', publications[0]?.revision],
      ['Sehr', publications[1]?.revision],
      ['Nett', publications[0]?.revision],
    ]),
  );
  // What was written is still there.
  await expect(said(author)).toHaveText('Wie wahrscheinlich empfehlen Sie uns?');
});

test('another author sees at once that it was published', async ({ browser }) => {
  const author = await openAuthor(browser);
  await said(author).fill('Neu gefragt?');
  await isSaved(author);
  await expect(status(author, '1 unveröffentlichte Änderung')).toBeVisible();
  await callOrThrow(product.url, 'publish', { survey_id }, token);
  await expect(status(author, 'Veröffentlicht')).toBeVisible();
});

test('another author sees at once that it was made Inaktiv, and Live again', async ({ browser }) => {
  const author = await openAuthor(browser);
  const toggle = author.getByRole('banner', { name: 'Kopfzeile' }).getByRole('switch');
  await expect(toggle).toBeChecked();
  for (const active of [false, true]) {
    await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active } }, token);
    // Long before the stream's next sign of life.
    await expect(toggle).toBeChecked({ checked: active, timeout: 5_000 });
  }
});
