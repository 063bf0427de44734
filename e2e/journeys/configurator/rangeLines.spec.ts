import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { addBlock } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { toolbarButton } from '../../product/toolbarButton.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

async function aDialog(page: Page): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Bereiche am Graphen' }, token);
  const { survey_id } = survey;
  const blocks = [
    { id: 'nps', type: 'slider', context: 'Empfehlen Sie uns weiter?', fields: {} },
    { id: 'sterne', type: 'rating', context: 'Wie war die Lieferung?', fields: {} },
    { id: 'grund', type: 'open', context: 'Was hat gefehlt?', fields: {} },
    {
      id: 'weg',
      type: 'multiple',
      context: 'Womit kommen Sie?',
      fields: {
        options: ['Bahn', 'Bus', 'Auto', 'Rad', 'Zu Fuß', 'Roller'].map((text, at) => ({
          id: `o${at}`,
          text,
          score: null,
        })),
        jump_to_ids: [
          { kind: 'option', option_id: 'o1', target: 'danke' },
          { kind: 'option', option_id: 'o4', target: 'danke' },
        ],
      },
    },
    { id: 'danke', type: 'message', context: 'Danke!', fields: {} },
  ] as const;
  for (const block of blocks) await addBlock(product, token, survey_id, block);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(card(page, 'nps')).toBeVisible();
  return survey_id;
}

const card = (page: Page, id: string): Locator => page.locator(`.react-flow__node[data-id="${id}"]`);
const editor = (page: Page, name: string): Locator => page.getByRole('group', { name: `Bereiche von „${name}“` });
const beginOf = (page: Page, range: string): Locator =>
  page.getByRole('slider', { name: `Bereich „${range}“ beginnt bei` });

test('the groups of an NPS have handles; a line from one leads its numbers alone', async ({ page }) => {
  const survey_id = await aDialog(page);
  const stored = async () => (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions;
  for (const text of ['0–6', '7–8', '9–10']) await expect(card(page, 'nps').getByText(text)).toBeVisible();
  await card(page, 'nps').getByTitle('Nach „0–6“: klicken').click();
  await expect(page.getByRole('combobox', { name: 'Art des neuen Blocks' })).toBeFocused();
  await page.keyboard.type('gefehlt');
  await expect(page.getByRole('option', { selected: true })).toContainText('Was hat gefehlt?');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await stored())[0])
    .toMatchObject({
      variable: 'empfehlen',
      jump_to_question: null,
      jump_to_ids: [{ kind: 'condition', condition: 'empfehlen <= 6', target: 'grund' }],
    });
  await expect(
    page.locator('.react-flow__edge[aria-label*="höchstens 6"][aria-label$="zu „Was hat gefehlt?“"]'),
  ).toHaveCount(1);
  // Options stand in one column, with their handles on one side.
  const rights = await card(page, 'weg')
    .locator('.react-flow__handle[data-handleid]')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(rights).toHaveLength(6);
  expect(new Set(rights).size).toBe(1);
  await keepPicture(page, { path: 'artefacts/looked-at/range-lines.png' });
});

test('numbers are parted on the card, a beginning is moved, and two ranges are put together, with the keyboard alone', async ({
  page,
}) => {
  const survey_id = await aDialog(page);
  const jumps = async () =>
    (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions.find(
      ({ unique_question_id }) => unique_question_id === 'sterne',
    )?.jump_to_ids;
  await card(page, 'sterne').focus();
  await page.keyboard.press('b');
  const ranges = editor(page, 'Wie war die Lieferung?');
  await expect(ranges.getByRole('button', { name: 'Bereich „1–5“ aufteilen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(beginOf(page, '4–5')).toBeVisible();
  // Nothing leads elsewhere by it: the lower one has a line to what comes next.
  await expect.poll(jumps).toEqual([{ kind: 'condition', condition: 'lieferung <= 3', target: 'grund' }]);
  await beginOf(page, '4–5').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(ranges.getByText('1–2')).toBeVisible();
  await expect.poll(jumps).toEqual([{ kind: 'condition', condition: 'lieferung <= 2', target: 'grund' }]);
  await expectNoFindings(page, 'ranges on a card', wcag);
  await keepPicture(page, { path: 'artefacts/looked-at/range-editor.png' });
  await page.keyboard.press('Escape');
  await expect(ranges).toHaveCount(0);
  await expect(card(page, 'sterne')).toBeFocused();
  await expect(card(page, 'sterne').getByText('3–5')).toBeVisible();
  await toolbarButton(page, 'Rückgängig').click();
  await expect(card(page, 'sterne').getByText('4–5')).toBeVisible();

  // By the mouse.
  await card(page, 'sterne').hover();
  await card(page, 'sterne').getByRole('button', { name: 'Bereiche aufteilen' }).click();
  await ranges.getByRole('button', { name: 'Bereich „4–5“ mit dem davor zusammenlegen' }).click();
  await ranges.getByRole('button', { name: 'Fertig' }).click();
  await expect.poll(jumps).toEqual([{ kind: 'condition', condition: 'beantwortet(lieferung)', target: 'grund' }]);
});
