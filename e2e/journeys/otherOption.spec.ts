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
async function exported(survey_id: string): Promise<string[]> {
  const variables = ['verkehr', 'verkehr_sonstiges'];
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
