import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { addBlock } from '../product/liveDialog.ts';
import { lookAt, looks } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const options = ['Bus', 'Fahrrad'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const field = (page: Page) => page.getByRole('textbox', { name: 'Sonstiges, und zwar …' });

/** A dialog of two questions, whose first one gets its Sonstiges by hand. */
async function builtByHand(page: Page): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Wege' }, token);
  const { survey_id } = survey;
  await addBlock(product, token, survey_id, {
    id: 'way',
    type: 'single',
    context: 'Wie kommen Sie zur Arbeit?',
    fields: { options, variable: 'verkehr', random_order: true },
  });
  await addBlock(product, token, survey_id, { id: 'more', type: 'open', context: 'Noch etwas?' });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('group', { name: /^Block 1,/ }).click();
  const inspector = page.getByRole('complementary', { name: 'Eigenschaften' });
  await inspector.getByRole('switch', { name: 'Sonstiges mit eigenem Feld' }).click();
  await expect(inspector.getByRole('textbox', { name: 'Text von Option 3' })).toHaveValue('Sonstiges, und zwar …');
  for (const look of looks) {
    await lookAt(page, look);
    await inspector.getByRole('switch', { name: 'Feld muss ausgefüllt werden' }).scrollIntoViewIfNeeded();
    await expectNoFindings(page, `other-inspector-${look.width}-${look.colorScheme}`);
  }
  await expect
    .poll(async () => (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions[0])
    .toMatchObject({ other: 'text', options: [...options, { id: 'other', text: 'Sonstiges, und zwar …' }] });
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  return survey_id;
}

/** The file of answers, its head and the rows. */
async function exported(survey_id: string, variables = ['verkehr', 'verkehr_sonstiges']): Promise<string[]> {
  const wish = { survey_id, format: 'csv', separator: 'comma', variables } as const;
  const { download } = await callOrThrow(product.url, 'excelExport', wish, token);
  const text = await (await fetch(new URL(download, product.url))).text();
  return text.trim().split('\r\n');
}

test('an author adds Sonstiges with a field, a respondent fills it by keyboard alone and changes it, and it is read', async ({
  page,
  browser,
}) => {
  const survey_id = await builtByHand(page);
  const respondent = await (await browser.newContext()).newPage();
  const parts: string[] = [];
  respondent.on('request', (request) => parts.push(new URL(request.url()).pathname));
  await respondent.goto(`${product.url}/assess_live/${survey_id}`);
  const choices = respondent.getByRole('group', { name: 'Wie kommen Sie zur Arbeit?' }).getByRole('button');
  // It stays last, whatever is drawn.
  await expect(choices.last()).toHaveText('Sonstiges, und zwar …');
  expect(parts.filter((path) => path.endsWith('/other.js'))).toHaveLength(1);

  while (!(await choices.last().evaluate((button) => button === document.activeElement)))
    await respondent.keyboard.press('Tab');
  await respondent.keyboard.press('Enter');
  await expect(field(respondent)).toBeFocused();
  await respondent.keyboard.press('Enter');
  await expect(respondent.getByRole('alert')).toHaveText(
    'Bitte schreiben Sie in das Feld, was Sie mit „Sonstiges, und zwar …“ meinen.',
  );
  await respondent.keyboard.type('Tretbot');
  for (const look of looks) {
    await lookAt(respondent, look);
    await expectClean(respondent, `other-messenger-${look.width}-${look.colorScheme}`);
  }
  // What is typed outlives the page.
  await respondent.reload();
  await expect(field(respondent)).toHaveValue('Tretbot');
  await field(respondent).press('Enter');
  await expect(respondent.getByText('Sonstiges, und zwar Tretbot', { exact: true })).toBeVisible();
  await expect(respondent.getByText('Noch etwas?')).toBeVisible();
  await expect.poll(() => exported(survey_id)).toEqual(['verkehr,verkehr_sonstiges', '3,Tretbot']);

  await respondent.getByRole('button', { name: 'Ändern' }).first().click();
  const sheet = respondent.getByRole('dialog', { name: 'Antwort ändern' });
  await expect(sheet.getByRole('textbox')).toHaveValue('Tretbot');
  await sheet.getByRole('textbox').fill('Tretboot');
  await sheet.getByRole('textbox').press('Enter');
  await expect(respondent.getByText('Sonstiges, und zwar Tretboot', { exact: true })).toBeVisible();
  await expect.poll(() => exported(survey_id)).toEqual(['verkehr,verkehr_sonstiges', '3,Tretboot']);

  await page.goto(`${product.url}/analyse/${survey_id}`);
  const card = page.getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('Tretboot')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Antworten codieren/ })).toBeVisible();
  await expectNoFindings(page, 'other-analysis');

  await respondent.getByRole('button', { name: 'Ändern' }).first().click();
  await sheet.getByRole('button', { name: 'Fahrrad' }).click();
  await expect.poll(() => exported(survey_id)).toEqual(['verkehr,verkehr_sonstiges', '2,']);
  await respondent.context().close();
});

/** A ranking and a choice of pictures, each with its Sonstiges. */
async function rankedAndSeen(): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Ziele' }, token);
  const { survey_id } = survey;
  const offered = [{ id: 'other', text: 'Sonstiges, und zwar …', score: null }, ...options];
  await addBlock(product, token, survey_id, {
    id: 'order',
    type: 'ranking',
    context: 'Womit fahren Sie am liebsten?',
    fields: { options: offered, other: 'text', variable: 'rang', fixed_options: ['o1', 'o2'], random_order: true },
  });
  await addBlock(product, token, survey_id, {
    id: 'seen',
    type: 'picture',
    context: 'Welches Bild passt?',
    fields: {
      options: offered.map((option) => Object.assign({ filename_db: null }, option)),
      other: 'number',
      variable: 'bild',
    },
  });
  await addBlock(product, token, survey_id, { id: 'more', type: 'open', context: 'Noch etwas?' });
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  return survey_id;
}

test('what is typed in a ranking is moved into its place by keyboard alone, and goes with a picture as well', async ({
  page,
  browser,
}) => {
  const survey_id = await rankedAndSeen();
  const columns = ['rang_text', 'rang_sonstiges', 'bild', 'bild_sonstiges'];
  const respondent = await (await browser.newContext()).newPage();
  const parts: string[] = [];
  respondent.on('request', (request) => parts.push(new URL(request.url()).pathname));
  await respondent.goto(`${product.url}/assess_live/${survey_id}`);
  const entries = respondent.getByRole('group', { name: 'Womit fahren Sie am liebsten?' }).getByRole('listitem');
  const next = respondent.getByRole('button', { name: 'Weiter' });
  await expect(entries).toHaveText(['1.Bus', '2.Fahrrad']);
  expect(parts.filter((path) => path.endsWith('/otherScales.js'))).toHaveLength(1);
  expect(parts.filter((path) => path.endsWith('/other.js'))).toEqual([]);

  while (!(await field(respondent).evaluate((line) => line === document.activeElement)))
    await respondent.keyboard.press('Tab');
  await respondent.keyboard.type('Tretboot');
  await expect(entries).toHaveText(['1.Bus', '2.Fahrrad', '3.Sonstiges, und zwar Tretboot']);
  await respondent.getByRole('button', { name: '„Sonstiges, und zwar Tretboot“ nach oben' }).focus();
  await respondent.keyboard.press('Enter');
  await expect(entries).toHaveText(['1.Bus', '2.Sonstiges, und zwar Tretboot', '3.Fahrrad']);
  for (const look of looks) {
    await lookAt(respondent, look);
    await expectClean(respondent, `other-ranking-${look.width}-${look.colorScheme}`);
  }
  // What is typed, and its place, outlive the page.
  await respondent.reload();
  await expect(entries).toHaveText(['1.Bus', '2.Sonstiges, und zwar Tretboot', '3.Fahrrad']);
  await expect(field(respondent)).toHaveValue('Tretboot');
  await next.press('Enter');
  await expect(respondent.getByText('2. Sonstiges, und zwar Tretboot')).toBeVisible();

  const radio = respondent.getByRole('radio', { name: 'Sonstiges, und zwar …' });
  await radio.focus();
  await respondent.keyboard.press('Space');
  await field(respondent).press('Enter');
  await expect(respondent.getByRole('alert')).toHaveText(
    'Bitte geben Sie in das Feld zu „Sonstiges, und zwar …“ eine Zahl ein.',
  );
  await respondent.keyboard.type('2,5');
  for (const look of looks) {
    await lookAt(respondent, look);
    await expectClean(respondent, `other-picture-${look.width}-${look.colorScheme}`);
  }
  await field(respondent).press('Enter');
  await expect(respondent.getByText('Sonstiges, und zwar 2,5', { exact: true })).toBeVisible();
  await expect(respondent.getByText('Noch etwas?')).toBeVisible();
  const head = columns.join(',');
  await expect
    .poll(() => exported(survey_id, columns))
    .toEqual([head, '"Bus > Sonstiges, und zwar … > Fahrrad",Tretboot,1,2.5']);

  await respondent.getByRole('button', { name: 'Ändern' }).first().click();
  const sheet = respondent.getByRole('dialog', { name: 'Antwort ändern' });
  await sheet.getByRole('textbox').fill('');
  await sheet.getByRole('button', { name: 'Weiter' }).click();
  await expect.poll(() => exported(survey_id, columns)).toEqual([head, 'Bus > Fahrrad,,1,2.5']);

  await signIn(page.context(), product);
  await page.goto(`${product.url}/analyse/${survey_id}`);
  await page.getByRole('article').nth(1).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').nth(1).getByText('2,5').first()).toBeVisible();
  await expectNoFindings(page, 'other-ranking-analysis');
  await respondent.context().close();
});
