import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { addBlock } from '../../product/liveDialog.ts';
import { keepPicture } from '../../product/keepPicture.ts';
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

const options = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `o${index + 1}`, text, score: null }));

async function aDialog(page: Page): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Antworten am Graphen' }, token);
  const { survey_id } = survey;
  const blocks = [
    { id: 'rad', type: 'single', context: 'Fahren Sie Rad?', fields: { options: options('Ja', 'Nein', 'Selten') } },
    { id: 'grund', type: 'open', context: 'Warum?', fields: {} },
    {
      id: 'weg',
      type: 'multiple',
      context: 'Womit noch?',
      fields: {
        options: options(
          'Bahn',
          'Bus',
          'Auto',
          'Zu Fuß',
          'Donaudampfschifffahrtsgesellschaftskapitän',
          'Roller',
          'Boot',
        ),
        jump_to_ids: [{ kind: 'option', option_id: 'o4', target: 'ende' }],
      },
    },
    { id: 'ende', type: 'message', context: 'Danke!', fields: {} },
  ] as const;
  for (const block of blocks) await addBlock(product, token, survey_id, block);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(card(page, 'rad')).toBeVisible();
  return survey_id;
}

const card = (page: Page, id: string): Locator => page.locator(`.react-flow__node[data-id="${id}"]`);
const handle = (page: Page, id: string, option: string): Locator =>
  card(page, id).locator(`.react-flow__handle[data-handleid="${option}"]`);
const edge = (page: Page, name: string): Locator => page.locator(`.react-flow__edge[aria-label="${name}"]`);

async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not in view.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [begin, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(begin.x + 12, begin.y + 6, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

test('each option is a line on its card; from its handle comes the jump of that answer, and nothing is stranded [§2.34]', async ({
  page,
}) => {
  const survey_id = await aDialog(page);
  const jumpsOf = async (id: string) => {
    const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
    return all_questions.find(({ unique_question_id }) => unique_question_id === id)?.jump_to_ids;
  };
  for (const text of ['Ja', 'Nein', 'Selten'])
    await expect(card(page, 'rad').getByText(text, { exact: true })).toBeVisible();
  await expect(card(page, 'weg').getByText('+ 2 weitere')).toBeVisible();

  await drag(page, handle(page, 'rad', 'o2'), card(page, 'weg').locator('.react-flow__handle-top'));
  await expect(edge(page, 'Bei „Nein“ von „Fahren Sie Rad?“ zu „Womit noch?“')).toBeAttached();
  // What followed still does.
  await expect(edge(page, 'Danach: von „Fahren Sie Rad?“ weiter zu „Warum?“')).toBeAttached();
  await expect.poll(() => jumpsOf('rad')).toEqual([{ kind: 'option', option_id: 'o2', target: 'weg' }]);

  // Two answers that lead to one block are two lines; each goes by itself.
  await drag(page, handle(page, 'rad', 'o3'), card(page, 'weg').locator('.react-flow__handle-top'));
  const rarely = edge(page, 'Bei „Selten“ von „Fahren Sie Rad?“ zu „Womit noch?“');
  await expect(rarely).toBeAttached();
  await rarely.focus();
  await page.keyboard.press('Enter');
  await expect(rarely).toHaveClass(/selected/);
  await page.keyboard.press('Delete');
  await expect(rarely).toHaveCount(0);
  await expect.poll(() => jumpsOf('rad')).toEqual([{ kind: 'option', option_id: 'o2', target: 'weg' }]);
  await toolbarButton(page, 'Rückgängig').click();
  await expect(rarely).toBeAttached();

  await expect(edge(page, 'Bei „Zu Fuß“ von „Womit noch?“ zu „Danke!“')).toBeAttached();
  await expectNoFindings(page, 'options on cards', wcag);
});

test('a line dropped where no card is asks for a type, and makes the block there, connected, in one step', async ({
  page,
}) => {
  const survey_id = await aDialog(page);
  const stored = async () => (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions;
  const begin = await middleOf(handle(page, 'rad', 'o2'));
  const standing = await middleOf(card(page, 'grund'));
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(begin.x + 100, begin.y + 40, { steps: 4 });
  await page.mouse.move(begin.x + 360, begin.y + 60, { steps: 6 });
  await page.mouse.up();
  const field = page.getByRole('combobox', { name: 'Art des neuen Blocks' });
  await expect(field).toBeFocused();
  await page.keyboard.type('offene');
  await expect(page.getByRole('option', { selected: true })).toContainText('Offene Frage');
  await expectNoFindings(page, 'list of types', wcag);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('textbox', { name: 'Was der Bot sagt' })).toBeFocused();
  // One step of the author's is several calls. All other answers go on where they did, and so does the new block.
  await expect(async () => {
    const [asked, made, next] = await stored();
    expect(asked?.jump_to_ids).toEqual([{ kind: 'option', option_id: 'o2', target: made?.unique_question_id }]);
    expect([asked?.jump_to_question, made?.type, next?.unique_question_id]).toEqual(['grund', 'open', 'grund']);
  }).toPass();
  expect(await middleOf(card(page, 'grund'))).toEqual(standing);
  await toolbarButton(page, 'Rückgängig').click();
  await expect
    .poll(async () => (await stored()).map(({ unique_question_id }) => unique_question_id))
    .toEqual(['rad', 'grund', 'weg', 'ende']);

  // Let go on a card, it leads there; Escape makes nothing.
  await drag(page, handle(page, 'rad', 'o1'), card(page, 'grund'));
  await expect(edge(page, 'Bei „Ja“ von „Fahren Sie Rad?“ zu „Warum?“')).toBeAttached();
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(begin.x + 300, begin.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  expect(await stored()).toHaveLength(4);

  // Held over another card, what would go is shown before it happens.
  const other = await middleOf(card(page, 'weg'));
  const again = await middleOf(handle(page, 'rad', 'o1'));
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.mouse.move(other.x, other.y, { steps: 6 });
  await expect(page.locator('.dw-ghosts .goes')).toHaveCount(1);
  await expect(page.getByText('Nur bei „Ja“ geht es mit „Womit noch?“ weiter.')).toBeVisible();
  await keepPicture(page, { path: 'artefacts/looked-at/line-forecast.png', animations: 'disabled' });
  await page.mouse.up();
  await expect(page.locator('.dw-ghosts')).toHaveCount(0);
  await expect(edge(page, 'Bei „Ja“ von „Fahren Sie Rad?“ zu „Warum?“')).toHaveCount(0);
});

test('one answer of an ending leads on, all others still end, and that is said and taken back', async ({ page }) => {
  const survey_id = await aDialog(page);
  const changed_values = { is_end: true };
  const ending = { action: 'update', survey_id, unique_question_id: 'rad', changed_values } as const;
  await callOrThrow(product.url, 'updateSurveyBlocks', ending, token);
  await page.reload();
  await drag(page, handle(page, 'rad', 'o2'), card(page, 'weg').locator('.react-flow__handle-top'));
  await expect(edge(page, 'Bei „Nein“ von „Fahren Sie Rad?“ zu „Womit noch?“')).toBeAttached();
  const notice = page.getByRole('alert').filter({ hasText: 'Nur bei „Nein“ geht es mit „Womit noch?“ weiter' });
  await expect(notice).toContainText('sonst endet der Dialog wie bisher');
  const radIs = async () => {
    const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
    return all_questions.find(({ unique_question_id }) => unique_question_id === 'rad');
  };
  const led = [{ kind: 'option', option_id: 'o2', target: 'weg' }];
  await expect.poll(radIs).toMatchObject({ is_end: false, jump_to_question: '@end', jump_to_ids: led });
  await notice.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(radIs).toMatchObject({ is_end: true, jump_to_question: null, jump_to_ids: [] });
});
