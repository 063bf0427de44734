import { randomUUID } from 'node:crypto';
import type { Block, OpenQuestion, Reply, SurveyData } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { CountedHand } from '../../product/CountedHand.ts';
import type { Effort } from '../../product/CountedHand.ts';
import { keysBefore, outline, sum, totalBefore, wanted, words } from '../../product/dialogs/satisfaction.data.ts';
import { card } from '../../product/inConfigurator.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

/** A new dialog in the configurator, with the questionnaire in the clipboard. Who asks for addresses has said what becomes of them. */
async function openNew(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Zufriedenheit' }, token);
  const { survey_id } = survey;
  const privacy_declaration_text = 'Verantwortlich ist die Stadtbibliothek. Wir löschen nach einem Jahr.';
  const settings = { survey_id, action: 'config', changed_values: { privacy_declaration_text } } as const;
  await callOrThrow(product.url, 'updateSurveySettings', settings, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(page.getByRole('list', { name: 'Erste Schritte' })).toBeVisible();
  await page.evaluate((text) => navigator.clipboard.writeText(text), outline);
  return survey_id;
}

const inspector = (page: Page): Locator => page.getByRole('complementary', { name: 'Eigenschaften' });
const jumpOf = (page: Page, place: number): Locator =>
  inspector(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(`Sprung ${place}`, { exact: true }) });

const optionsOf = (block: Block) => (block.type === 'single' || block.type === 'multiple' ? block.options : []);

/** What is stored, without ids: branches as 'when → number of the target'. */
function plan({ all_questions }: SurveyData): string[][] {
  const numberOf = (id: string): number =>
    all_questions.findIndex(({ unique_question_id }) => unique_question_id === id) + 1;
  return all_questions.map((block) => {
    const options = optionsOf(block);
    const jumps = block.jump_to_ids.map((jump) => {
      const when = jump.kind === 'condition' ? jump.condition : options.find(({ id }) => id === jump.option_id)?.text;
      return `${when} → ${numberOf(jump.target)}`;
    });
    const offered = options.length === 0 ? [] : [options.map(({ text }) => text).join(' | ')];
    return [block.type, block.context, ...offered, ...jumps, ...(block.is_end ? ['Ende'] : [])];
  });
}

/** It is what was wanted, the check finds nothing, and both endings are come to. */
async function expectBuilt(page: Page, survey_id: string): Promise<void> {
  await expect.poll(async () => plan(await callOrThrow(product.url, 'dialog', { survey_id }, token))).toEqual(wanted);
  expect(await callOrThrow(product.url, 'checkDialog', { survey_id }, token)).toMatchObject({ findings: [] });
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  expect(await endingOf(survey_id, 'Nein')).toBe('Danke!');
  expect(await endingOf(survey_id, 'Ja, gern')).toBe('Wir melden uns.');
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** What a critical respondent says. */
function replyTo({ input }: OpenQuestion, contact: string): Reply {
  if (input.type === 'slider') return { type: 'slider', value: 3 };
  if (input.type === 'open') return { type: 'open', text: 'Der Versand.' };
  if (input.type === 'multiple') return { type: 'multiple', option_ids: [] };
  if (input.type === 'email') return { type: 'email', text: 'eva@example.org' };
  if (input.type !== 'single') throw new Error(`Nobody asks ${input.type}.`);
  return { type: 'single', option_id: input.options.find(({ text }) => text === contact)?.id ?? '' };
}

/** What a respondent is told last, who may be asked for more or not. */
async function endingOf(survey_id: string, contact: string): Promise<string> {
  const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
  let state = await callOrThrow(product.url, 'conversation', { survey_id }, token_live);
  while (state.question) {
    const { unique_question_id } = state.question;
    const turn = { survey_id, turn_id: randomUUID(), unique_question_id, reply: replyTo(state.question, contact) };
    state = await callOrThrow(product.url, 'turn', turn, token_live);
  }
  expect(state.finished).toBe(true);
  return state.entries.findLast(({ unique_question_id }) => unique_question_id !== null)?.context ?? '';
}

function expectHalf(way: string, effort: Effort, total: number): void {
  const now = sum(effort);
  process.stdout.write(
    `The satisfaction dialog ${way}: ${effort.clicks} clicks and ${effort.keys} keys = ${now}, ${total} before; ` +
      `with its ${words} letters typed ${now + words}, ${total + words} before.\n`,
  );
  expect(now).toBeLessThanOrEqual(total / 2);
}

test('it is built by mouse with at most half of the clicks and keys', async ({ page }) => {
  const survey_id = await openNew(page);
  const hand = new CountedHand(page);
  const within = (place: Locator, name: string): Locator => place.getByRole('combobox', { name, exact: true });
  const addJump = inspector(page).getByRole('button', { name: 'Sprung hinzufügen' });

  async function leadRange(range: string, to: string): Promise<void> {
    await hand.click(card(page, 1).getByTitle(`Nach „${range}“: klicken`));
    await hand.type(to);
    await expect(page.getByRole('option', { selected: true })).toContainText(to);
    await hand.press('Enter');
  }

  await hand.press('Control+v');
  // The groups of the NPS have handles: branches by a number are made on the card.
  await expect(inspector(page).getByText('Block 1 von 8')).toBeVisible();
  await leadRange('9–10', 'gefallen');
  await leadRange('0–6', 'gefehlt');

  await hand.click(card(page, 4));
  await hand.click(addJump);
  const dear = jumpOf(page, 1);
  await hand.choose(within(dear, 'Wann springen?'), 'Wenn eine Bedingung zutrifft …');
  await hand.choose(within(dear, 'Wert in Zeile 1'), 'Preis');
  await hand.click(dear.getByRole('button', { name: 'Zeile hinzufügen' }));
  await hand.choose(within(dear, 'Variable in Zeile 2'), 'Was hat gefehlt?');
  await hand.choose(within(dear, 'Vergleich in Zeile 2'), 'enthält');
  await hand.click(dear.getByRole('textbox', { name: 'Wert in Zeile 2' }));
  await hand.type('teuer');
  await hand.choose(within(dear, 'Springe zu'), '5. Dürfen wir uns melden?');

  // One answer's branch is made on the card.
  await hand.click(card(page, 5).locator('.react-flow__handle[data-handleid]').last());
  await hand.type('danke');
  await expect(page.getByRole('option', { selected: true })).toContainText('Danke!');
  await hand.press('Enter');

  // The rest of the dialog is below what is seen.
  await hand.press('0');
  await hand.click(card(page, 6));
  await hand.click(addJump);
  const critical = jumpOf(page, 1);
  await hand.choose(within(critical, 'Variable in Zeile 1'), 'empfehlen');
  await hand.choose(within(critical, 'Vergleich in Zeile 1'), 'ist höchstens');
  await hand.choose(within(critical, 'Wert in Zeile 1'), '6');
  await hand.choose(within(critical, 'Springe zu'), '8. Wir melden uns.');

  await hand.click(card(page, 7).locator('.react-flow__handle-bottom'));
  await hand.type('ende');
  await expect(page.getByRole('option', { selected: true })).toContainText('Weiter zum Ende');
  await hand.press('Enter');

  await expectBuilt(page, survey_id);
  await keepPicture(page, { path: 'artefacts/satisfaction-dialog-mouse.png' });
  expectHalf('by mouse', hand.effort, totalBefore);
});

test('it is built with the keyboard alone', async ({ page }) => {
  // Each key has its own way through the browser.
  test.slow();
  const survey_id = await openNew(page);
  const hand = new CountedHand(page);
  const operator = (row = 1): Locator => page.getByRole('combobox', { name: `Vergleich in Zeile ${row}` });
  const target = page.getByRole('combobox', { name: 'Springe zu' });
  const menu = page.getByRole('menu');

  /** From a card: its menu, and in it what begins so. */
  async function openJump(): Promise<void> {
    await hand.press('Shift+F10');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await hand.type('s');
    await hand.press('Enter');
    await expect(operator().last()).toBeFocused();
  }
  async function chooseTarget(key: string): Promise<void> {
    await hand.pressUntil('Tab', target.last());
    await hand.type(key);
    await hand.press('Escape');
    await expect(inspector(page)).toBeHidden();
  }

  await hand.press('Control+v');
  await expect(card(page, 1)).toBeFocused();
  await openJump();
  await hand.press('ArrowDown', 2);
  await hand.press('Tab');
  await hand.type('9');
  await chooseTarget('2');
  await expect(card(page, 1)).toBeFocused();
  await openJump();
  await hand.press('ArrowDown', 3);
  await hand.press('Tab');
  await hand.type('6');
  await chooseTarget('3');

  await hand.pressUntil('Tab', card(page, 4));
  await openJump();
  await hand.press('Tab');
  await hand.type('P');
  await hand.pressUntil('Tab', inspector(page).getByRole('button', { name: 'Zeile hinzufügen' }));
  await hand.press('Enter');
  await hand.press('ArrowDown', 3);
  await hand.press('Tab');
  await hand.press('ArrowDown', 2);
  await hand.press('Tab');
  await hand.type('teuer');
  await chooseTarget('5');

  await hand.pressUntil('Tab', card(page, 5));
  await hand.press('Shift+F10');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await hand.press('ArrowDown', 3);
  await hand.press('Enter');
  await hand.type('dan');
  await expect(page.getByRole('option', { selected: true })).toContainText('Danke!');
  await hand.press('Enter');
  await expect(card(page, 5)).toBeFocused();

  // The rest of the dialog is below what is seen.
  await hand.press('0');
  await expect(card(page, 7)).toBeVisible();
  await hand.pressUntil('Tab', card(page, 6));
  await openJump();
  await hand.press('Shift+Tab');
  await hand.type('e');
  await hand.press('Tab');
  await hand.press('ArrowDown', 3);
  await hand.press('Tab');
  await hand.type('6');
  await chooseTarget('8');

  await hand.pressUntil('Tab', card(page, 7));
  await hand.press('n');
  await hand.type('ende');
  await expect(page.getByRole('option', { selected: true })).toContainText('Weiter zum Ende');
  await hand.press('Enter');

  await expectBuilt(page, survey_id);
  expect(hand.clicks).toBe(0);
  expectHalf('with the keyboard alone', hand.effort, keysBefore);
});
