import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings } from '../../product/expectClean.ts';
import { card, inspectorOf } from '../../product/inConfigurator.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { lookAt, looks } from '../../product/lookAt.ts';
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

const edge = (page: Page, label: string): Locator => page.locator(`.react-flow__edge[aria-label="${label}"]`);

/** From the canvas: N, the type by its name, its text. */
async function addBlock(page: Page, type: string, text: string): Promise<void> {
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: 'Art des neuen Blocks' })).toBeFocused();
  await page.keyboard.type(type);
  await expect(page.getByRole('option', { selected: true })).toContainText(type);
  await page.keyboard.press('Enter');
  const said = inspectorOf(page).getByRole('textbox', { name: 'Was der Bot sagt' });
  await said.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
  await expect(inspectorOf(page)).toBeHidden();
}

/** Cards out of sight are not there to be clicked. */
const showAll = (page: Page): Promise<void> => page.getByRole('button', { name: 'Alles zeigen' }).click();

/** How often, which questions, what a round is called. */
async function fillLoop(page: Page): Promise<void> {
  await showAll(page);
  await card(page, 2).click();
  const inspector = inspectorOf(page);
  await inspector.getByRole('radio', { name: 'So oft, wie eine Zahl sagt' }).check();
  await inspector
    .getByRole('combobox', { name: 'Welche Zahl' })
    .selectOption({ label: 'Antwort auf „Wie viele Kinder haben Sie?“' });
  await inspector.getByRole('button', { name: 'Die folgenden 2 Blöcke nehmen' }).click();
  await inspector
    .getByRole('combobox', { name: 'Name einer Runde' })
    .selectOption({ label: 'Antwort auf „Wie heißt Kind {{kind.nr}}?“' });
  const variable = inspector.getByRole('textbox', { name: 'Variable', exact: true });
  await expect(variable).toHaveValue('runde');
  await variable.fill('kind');
  await variable.blur();
  await expect(inspector.getByText(/Jede Runde hat eigene Spalten/)).toBeVisible();
}

test('an author asks name and age of each child, and plays it', async ({ page }) => {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Kinder' }, token);
  const { survey_id } = survey;
  await signIn(page.context(), product);
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(page.getByRole('list', { name: 'Erste Schritte' })).toBeVisible();

  await addBlock(page, 'Zahl', 'Wie viele Kinder haben Sie?');
  await addBlock(page, 'Wiederholung', 'Dann der Reihe nach.');
  await addBlock(page, 'Offene Frage', 'Wie heißt Kind {{kind.nr}}?');
  await addBlock(page, 'Zahl', 'Wie alt ist {{kind.name}}?');
  await addBlock(page, 'Nachricht', 'Das waren {{kind.nr}} Kinder.');
  await fillLoop(page);
  await showAll(page);

  await expect(card(page, 4)).toHaveAccessibleName(/In „Dann der Reihe nach\.“/);
  await expect(
    edge(page, 'Wiederholung, je Runde: von „Dann der Reihe nach.“ zu „Wie heißt Kind {{kind.nr}}?“'),
  ).toBeAttached();
  await expect(
    edge(page, 'Danach: von „Dann der Reihe nach.“ weiter zu „Das waren {{kind.nr}} Kinder.“'),
  ).toBeAttached();
  for (const look of looks) {
    await lookAt(page, look);
    await expectNoFindings(page, `loop-inspector-${look.width}-${look.colorScheme}`);
    await keepPicture(page, { path: `artefacts/loop-inspector-${look.width}-${look.colorScheme}.png` });
  }
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.keyboard.press('Escape');
  await showAll(page);

  // A block behind the last one of the group belongs to it, and is gone from it with itself.
  await card(page, 4).click();
  await page.keyboard.press('Escape');
  await card(page, 4).focus();
  await addBlock(page, 'Offene Frage', 'Was spielt {{kind.name}} gern?');
  const members = async (): Promise<number> => {
    const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
    const loop = all_questions[1];
    return loop?.type === 'loop' ? loop.members.length : 0;
  };
  await expect.poll(members).toBe(3);
  await showAll(page);
  await card(page, 5).click();
  await page.keyboard.press('Delete');
  await expect.poll(members).toBe(2);

  await showAll(page);
  await card(page, 1).focus();
  await page.keyboard.press('p');
  const preview = page.getByRole('complementary', { name: 'Vorschau' });
  const log = preview.getByRole('log');
  const say = async (asked: string, reply: string): Promise<void> => {
    await expect(log).toContainText(asked);
    const field = preview.getByRole('textbox').last();
    await field.fill(reply);
    await field.press('Enter');
  };
  await say('Wie viele Kinder haben Sie?', '2');
  await say('Wie heißt Kind 1?', 'Anna');
  await say('Wie alt ist Anna?', '4');
  await say('Wie heißt Kind 2?', 'Ben');
  await say('Wie alt ist Ben?', '7');
  await expect(log).toContainText('Das waren 2 Kinder.');
});
