import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectNoFindings } from '../product/expectClean.ts';
import { addBlock, storedAnswers } from '../product/liveDialog.ts';
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

const RESPONDENTS = 4;

/** A dialog that shows one of two texts, whose groups get their names by hand. */
async function builtByHand(page: Page): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Experiment' }, token);
  const { survey_id } = survey;
  const leading = ['A', 'B'].map((option_id) => ({ kind: 'option', option_id, target: `text_${option_id}` }));
  const add = (block: Parameters<typeof addBlock>[3]) => addBlock(product, token, survey_id, block);
  await add({ id: 'group', type: 'experiment', context: '' });
  await add({ id: 'text_A', type: 'message', context: 'Sie sehen ein Bild.' });
  await add({ id: 'text_B', type: 'message', context: 'Sie lesen einen Text.' });
  await add({
    id: 'opinion',
    type: 'single',
    context: 'Wie hat es Ihnen gefallen?',
    fields: { options: ['Gut', 'Schlecht'].map((text, at) => ({ id: `o${at + 1}`, text, score: null })) },
  });
  const update = (unique_question_id: string, changes: Readonly<Record<string, unknown>>) =>
    callOrThrow(
      product.url,
      'updateSurveyBlocks',
      { survey_id, action: 'update', unique_question_id, changed_values: changes },
      token,
    );
  await update('group', { jump_to_ids: leading });
  await update('text_A', { jump_to_question: 'opinion' });

  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('group', { name: /^Block 1,/ }).click();
  const inspector = page.getByRole('complementary', { name: 'Eigenschaften' });
  await inspector.getByRole('textbox', { name: 'Gruppe 1', exact: true }).fill('Mit Bild');
  await inspector.getByRole('textbox', { name: 'Gruppe 2', exact: true }).fill('Ohne Bild');
  await inspector.getByRole('textbox', { name: 'Variable' }).fill('bild');
  for (const look of looks) {
    await lookAt(page, look);
    await inspector.getByRole('combobox', { name: 'Ausgewogen innerhalb von' }).scrollIntoViewIfNeeded();
    await expectNoFindings(page, `experiment-inspector-${look.width}-${look.colorScheme}`);
  }
  const saved = {
    variable: 'bild',
    arms: [
      { id: 'A', text: 'Mit Bild' },
      { id: 'B', text: 'Ohne Bild' },
    ],
  };
  await expect
    .poll(async () => (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions[0])
    .toMatchObject(saved);
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  return survey_id;
}

test('an author draws groups by hand, tests each, and compares what respondents of both have said', async ({
  page,
  browser,
}) => {
  const survey_id = await builtByHand(page);
  for (let count = 0; count < RESPONDENTS; count += 1) {
    const respondent = await (await browser.newContext()).newPage();
    await respondent.goto(`${product.url}/assess_live/${survey_id}`);
    const isShown = respondent.getByText('Sie sehen ein Bild.');
    await expect(isShown.or(respondent.getByText('Sie lesen einen Text.'))).toBeVisible();
    await respondent.getByRole('button', { name: (await isShown.isVisible()) ? 'Gut' : 'Schlecht' }).click();
    await expect(respondent.getByText('Vielen Dank', { exact: false })).toBeVisible();
    await respondent.context().close();
  }
  const answers = await storedAnswers(product, token, survey_id);
  expect(answers.map(({ group }) => String(group)).toSorted()).toEqual(['A', 'A', 'B', 'B']);

  await page.goto(`${product.url}/assess/${survey_id}?arm_bild=B`);
  await expect(page.getByText('Sie lesen einen Text.')).toBeVisible();
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('button', { name: 'Gruppe „Mit Bild“ testen' }).click();
  await expect(page.getByText('Sie sehen ein Bild.')).toBeVisible();

  await page.goto(`${product.url}/analyse/${survey_id}`);
  await page.getByRole('button', { name: 'Nach Gruppe vergleichen' }).click();
  await page.getByRole('combobox', { name: /^Zeilen/ }).click();
  await page.getByRole('option', { name: 'Wie hat es Ihnen gefallen?' }).click();
  const table = page.getByRole('group', { name: /nach Zufallsgruppe bild$/ });
  await expect(table.getByRole('row', { name: 'Gut 2 0 2' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Schlecht 0 2 2' })).toBeVisible();
  // All on one look: what lies half below the header is no target while it does.
  await page.setViewportSize({ width: 1_280, height: 2_400 });
  await expectNoFindings(page, 'experiment-analysis');
});
