import type { SurveyData } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { addMember } from '../../product/addMember.ts';
import { isSaved, said } from '../../product/inConfigurator.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { killPage } from '../../product/killPage.ts';
import { logInAs } from '../../product/logInAs.ts';
import { logIn } from '../../product/phq9.ts';
import type { Account, Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

/** Two questions named Eins and Zwei, and a colleague who may edit them. */
async function newDialog(): Promise<{ survey_id: string; colleague: Account }> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Unterwegs' }, token);
  const { survey_id } = survey;
  for (const [id, short_name] of Object.entries({ q1: 'Eins', q2: 'Zwei' })) {
    const block = { action: 'create', survey_id, unique_question_id: id, type: 'open' } as const;
    const context = `Frage ${short_name}?`;
    await callOrThrow(product.url, 'updateSurveyBlocks', { ...block, context, optionals: { short_name } }, token);
  }
  const colleague = await addMember(product, token, { survey_id, name: 'nora', new_role: 'Voller Zugriff' });
  return { survey_id, colleague };
}

const stored = (survey_id: string): Promise<SurveyData> => callOrThrow(product.url, 'dialog', { survey_id }, token);
const row = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `„${name}“ nach oben` }) })
    .getByRole('button')
    .first();
const isSentNow = (page: Page): Promise<void> =>
  expect(
    page.getByText(/^Ihre Änderungen vom .+ Uhr waren noch nicht gespeichert\. Jetzt sind sie es\.$/),
  ).toBeVisible();

async function openList(context: BrowserContext, survey_id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.url}/configurator/${survey_id}`);
  const asList = page.getByRole('button', { name: 'Als Liste zeigen' });
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
  if (await asList.isVisible()) await asList.click();
  await expect(row(page, 'Zwei')).toBeVisible();
  return page;
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await row(page, name).click();
  await said(page).fill(text);
  await said(page).blur();
}

/** Calls that change the dialog, as the page makes them. */
function changesOf(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/update_survey_blocks')) made.push(request.postData() ?? '');
  });
  return made;
}

test('what was changed offline is sent once when its author comes back, and a colleague’s change meanwhile is a conflict', async ({
  page: first,
  context,
}) => {
  const { survey_id, colleague } = await newDialog();
  await logInAs(first, product);
  const page = await openList(context, survey_id);
  await isSaved(page);
  await context.setOffline(true);
  await write(page, 'Eins', 'Im Zug geschrieben');
  await expect(page.getByText('Nicht gespeichert').first()).toBeVisible();
  await write(page, 'Zwei', 'Auch im Zug');
  await killPage(page);

  const theirs = await logIn({ ...product, account: colleague });
  await callOrThrow(
    product.url,
    'updateSurveyBlocks',
    { action: 'update', survey_id, unique_question_id: 'q2', changed_values: { context: 'Von Nora' } },
    theirs,
  );
  await context.setOffline(false);
  const again = await openList(context, survey_id);
  await expect(again.getByText(/Inzwischen hat jemand dieselbe Stelle geändert: Bitte wählen Sie\.$/)).toBeVisible();
  const conflict = again.getByRole('alert').filter({ hasText: 'gleichzeitig geändert' });
  await expect(conflict).toContainText('Auch im Zug');
  await expect(conflict).toContainText('Von Nora');
  await keepPicture(again, { path: 'artefacts/offline/conflict.png' });
  expect((await stored(survey_id)).all_questions.map(({ context: text }) => text)).toEqual([
    'Im Zug geschrieben',
    'Von Nora',
  ]);

  await test.step('a conflict that nobody has settled is kept as well', async () => {
    await again.close();
    const third = await openList(context, survey_id);
    await third.getByRole('button', { name: 'Meine Version behalten' }).click();
    await isSaved(third);
    expect((await stored(survey_id)).all_questions[1]?.context).toBe('Auch im Zug');
    await third.close();
  });

  const last = await context.newPage();
  const made = changesOf(last);
  await last.goto(`${product.url}/configurator/${survey_id}`);
  await isSaved(last);
  expect(made).toEqual([]);
  expect(await last.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')))).toEqual([]);
});

test('a page that is closed while a slow server still takes a change loses none of them', async ({
  page: first,
  context,
}) => {
  const { survey_id } = await newDialog();
  await logInAs(first, product);
  const page = await openList(context, survey_id);
  await page.route('**/api/update_survey_blocks', async () => {
    // Never answered: the page is gone before.
  });
  await write(page, 'Eins', 'Kurz vor Feierabend');
  await page.getByRole('button', { name: 'Block hinzufügen' }).click();
  await page.getByRole('menuitem', { name: /^Zahl/ }).click();
  await expect(page.getByRole('button', { name: /nach oben$/ })).toHaveCount(3);
  await killPage(page);

  const again = await openList(context, survey_id);
  await isSentNow(again);
  await keepPicture(again, { path: 'artefacts/offline/sent.png' });
  const { all_questions } = await stored(survey_id);
  expect(all_questions.map(({ type }) => type)).toEqual(['open', 'number', 'open']);
  expect(all_questions[0]?.context).toBe('Kurz vor Feierabend');
});

test('who logs in on the same machine sends nothing of somebody else’s; its author still does', async ({
  page,
  context,
}) => {
  const { survey_id, colleague } = await newDialog();
  await logInAs(page, product);
  const edited = await openList(context, survey_id);
  await context.setOffline(true);
  await write(edited, 'Eins', 'Nur von mir');
  await expect(edited.getByText('Nicht gespeichert').first()).toBeVisible();
  await killPage(edited);
  await context.setOffline(false);
  await page.goto(`${product.url}/dashboard`);
  await logOut(page);

  await logInAs(page, { ...product, account: colleague });
  const theirs = await openList(context, survey_id);
  await write(theirs, 'Zwei', 'Von Pia');
  await isSaved(theirs);
  expect((await stored(survey_id)).all_questions.map(({ context: text }) => text)).toEqual(['Frage Eins?', 'Von Pia']);
  await theirs.close();
  await logOut(page);

  await logInAs(page, product);
  const mine = await openList(context, survey_id);
  await isSentNow(mine);
  expect((await stored(survey_id)).all_questions.map(({ context: text }) => text)).toEqual(['Nur von mir', 'Von Pia']);
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profilmenü/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}
