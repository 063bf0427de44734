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

const RESPONDENTS = 2;

/** A dialog with two questions, whose order is made a Latin square by hand. */
async function builtByHand(page: Page): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Reihenfolge' }, token);
  const { survey_id } = survey;
  const options = ['Gut', 'Schlecht'].map((text, at) => ({ id: `o${at + 1}`, text, score: null }));
  const add = (block: Parameters<typeof addBlock>[3]) => addBlock(product, token, survey_id, block);
  await add({ id: 'order', type: 'shuffle', context: '' });
  await add({ id: 'ad', type: 'single', context: 'Wie ist die Anzeige?', fields: { options } });
  await add({ id: 'film', type: 'single', context: 'Wie ist der Film?', fields: { options } });

  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('group', { name: /^Block 1,/ }).click();
  const inspector = page.getByRole('complementary', { name: 'Eigenschaften' });
  await inspector.getByRole('button', { name: '2 folgende Blöcke nehmen, jeden als eigenen Teil' }).click();
  await inspector.getByRole('textbox', { name: 'Teil 1', exact: true }).fill('Anzeige');
  await inspector.getByRole('textbox', { name: 'Teil 2', exact: true }).fill('Film');
  await inspector.getByRole('radio', { name: 'Ausgewogen: lateinisches Quadrat' }).check();
  await inspector.getByRole('textbox', { name: 'Variable' }).fill('folge');
  for (const look of looks) {
    await lookAt(page, look);
    await inspector.getByRole('radio', { name: 'Ausgewogen: lateinisches Quadrat' }).scrollIntoViewIfNeeded();
    await expectNoFindings(page, `shuffle-inspector-${look.width}-${look.colorScheme}`);
  }
  await expect
    .poll(async () => (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions[0])
    .toMatchObject({
      variable: 'folge',
      how: 'latin',
      items: [
        { text: 'Anzeige', members: ['ad'] },
        { text: 'Film', members: ['film'] },
      ],
    });
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  return survey_id;
}

test('an author has questions asked in a balanced order, tests each order, and sees where each came', async ({
  page,
  browser,
}) => {
  const survey_id = await builtByHand(page);
  for (let count = 0; count < RESPONDENTS; count += 1) {
    const respondent = await (await browser.newContext()).newPage();
    await respondent.goto(`${product.url}/assess_live/${survey_id}`);
    const [ad, film] = [respondent.getByText('Wie ist die Anzeige?'), respondent.getByText('Wie ist der Film?')];
    await expect(ad.or(film)).toBeVisible();
    const isFirst = await ad.isVisible();
    await respondent.getByRole('button', { name: 'Gut' }).click();
    await expect(isFirst ? film : ad).toBeVisible();
    await respondent.getByRole('button', { name: 'Gut' }).last().click();
    await expect(respondent.getByText('Vielen Dank', { exact: false })).toBeVisible();
    await respondent.context().close();
  }
  const answers = await storedAnswers(product, token, survey_id);
  expect(new Set(answers.map(({ order }) => JSON.stringify(order))).size).toBe(2);

  await page.goto(`${product.url}/assess/${survey_id}?arm_folge=2-1`);
  await expect(page.getByText('Wie ist der Film?')).toBeVisible();
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('button', { name: 'Reihenfolge „Anzeige → Film“ testen' }).click();
  await expect(page.getByText('Wie ist die Anzeige?')).toBeVisible();

  await page.goto(`${product.url}/analyse/${survey_id}`);
  await expect(page.getByRole('heading', { name: /Zufällige Abfolge folge/ }).first()).toBeVisible();
  await page.setViewportSize({ width: 1_280, height: 2_400 });
  await expectNoFindings(page, 'shuffle-analysis');
});
