import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import type { BlockType } from '@dialogwerk/shared/contract';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { inspectorOf } from '../product/inConfigurator.ts';
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

const fruit = ['Apfel von {{name}}', 'Birne', 'Donaudampfschifffahrtsgesellschaftspflaume'].map((text, index) => ({
  id: `o${index + 1}`,
  text,
  score: null,
}));

/** Takes over what was chosen in the second question, by hand, in a question whose own entries are deleted. */
async function takeOver(page: Page, question: number): Promise<Locator> {
  await page.getByRole('group', { name: new RegExp(`^Block ${question},`) }).click();
  const inspector = inspectorOf(page);
  await inspector.getByRole('combobox', { name: 'Übernommene Einträge' }).selectOption({ label: '2. obst' });
  await expect(inspector.getByRole('combobox', { name: 'Welche davon' })).toHaveValue('chosen');
  return inspector;
}

/** A dialog that asks for fruit, and two questions that go over what was chosen. */
async function builtByHand(page: Page): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Obst' }, token);
  const { survey_id } = survey;
  const add = (id: string, type: BlockType, context: string, fields: Readonly<Record<string, unknown>>) =>
    addBlock(product, token, survey_id, { id, type, context, fields });
  await add('name', 'open', 'Wie heißen Sie?', { variable: 'name' });
  await add('obst', 'multiple', 'Was essen Sie?', { options: fruit, variable: 'obst', short_name: 'obst' });
  await add('note', 'matrix', 'Wie schmeckt es?', { items: [], variable: 'note' });
  await add('best', 'single', 'Und am liebsten?', { options: [], variable: 'best' });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await takeOver(page, 3);
  const inspector = await takeOver(page, 4);
  await expect(inspector.getByText(/^Davor stehen, je nach Antwort: Apfel von {{name}}, Birne, Donau/)).toBeVisible();
  for (const look of looks) {
    await lookAt(page, look);
    await inspector.getByRole('combobox', { name: 'Welche davon' }).scrollIntoViewIfNeeded();
    await expectNoFindings(page, `carry-inspector-${look.width}-${look.colorScheme}`);
  }
  await expect
    .poll(async () => (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions)
    .toMatchObject([
      {},
      {},
      { carry: { from: 'obst', which: 'chosen' } },
      { carry: { from: 'obst', which: 'chosen' } },
    ]);
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  return survey_id;
}

/** The rows of the file of answers. */
async function exported(survey_id: string, missing: 'codes' | 'empty' = 'empty'): Promise<string[]> {
  const variables = ['obst_1', 'obst_2', 'obst_3', 'note_1', 'note_2', 'note_3', 'best'];
  const wish = { survey_id, format: 'csv', separator: 'comma', variables, missing } as const;
  const { download } = await callOrThrow(product.url, 'excelExport', wish, token);
  const text = await (await fetch(new URL(download, product.url))).text();
  return text.trim().split('\r\n').slice(1);
}

test('an author takes over what was chosen, a respondent is asked about that alone, and a change goes through', async ({
  page,
  browser,
}) => {
  const survey_id = await builtByHand(page);
  const respondent = await (await browser.newContext()).newPage();
  await respondent.goto(`${product.url}/assess_live/${survey_id}`);
  await respondent.getByRole('textbox').fill('Ida');
  await respondent.getByRole('textbox').press('Enter');
  const sorts = respondent.getByRole('group', { name: 'Was essen Sie?' });
  await sorts.getByRole('checkbox', { name: 'Apfel von Ida' }).check();
  await sorts.getByRole('checkbox', { name: /pflaume$/ }).check();
  await respondent.getByRole('button', { name: 'Weiter' }).click();
  await expect(respondent.getByText(/^Apfel von Ida und Donau/)).toBeVisible();
  // Each item is a question of its own; the pear, nobody asks about.
  await expect(respondent.getByText('Apfel von Ida', { exact: true })).toBeVisible();
  await respondent.getByRole('radio', { name: 'Trifft eher zu' }).click();
  await expect(respondent.getByText(fruit[2]?.text ?? '', { exact: true })).toBeVisible();
  await respondent.getByRole('radio', { name: 'Trifft völlig zu' }).click();
  const best = respondent.getByRole('group', { name: 'Und am liebsten?' });
  await expect(best.getByRole('button')).toHaveText(['Apfel von Ida', fruit[2]?.text ?? '']);
  for (const look of looks) {
    await lookAt(respondent, look);
    await expectClean(respondent, `carry-messenger-${look.width}-${look.colorScheme}`);
  }
  await best.getByRole('button', { name: 'Apfel von Ida' }).click();
  await expect.poll(() => exported(survey_id)).toEqual(['1,0,1,4,,5,1']);

  await respondent.getByRole('button', { name: 'Ändern' }).nth(1).click();
  const sheet = respondent.getByRole('dialog', { name: 'Antwort ändern' });
  await sheet.getByRole('checkbox', { name: 'Apfel von Ida' }).uncheck();
  await sheet.getByRole('button', { name: 'Weiter' }).click();
  await expect(sheet.getByText('Dann passen diese 2 späteren Antworten nicht mehr:')).toBeVisible();
  await sheet.getByRole('button', { name: 'Trotzdem ändern' }).click();
  await expect(best.getByRole('button')).toHaveText([fruit[2]?.text ?? '']);
  await expect.poll(() => exported(survey_id)).toEqual(['0,0,1,,,5,']);
  await respondent.context().close();
});
