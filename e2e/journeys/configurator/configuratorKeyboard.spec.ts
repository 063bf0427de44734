import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
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

const newSurvey = async (template?: 'interview'): Promise<string> => {
  const wanted = { survey_name: 'Mit der Tastatur', ...(template ? { template } : {}) };
  const { survey } = await callOrThrow(product.url, 'createSurvey', wanted, token);
  return survey.survey_id;
};
const stored = (survey_id: string) => callOrThrow(product.url, 'dialog', { survey_id }, token);

async function openDialog(page: Page, survey_id: string): Promise<void> {
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
}

/** Presses Tab until the focus is on what has this accessible name; fails when it never comes there. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page
    .locator(':focus')
    .and(page.getByLabel(name, { exact: true }).or(page.getByRole('button', { name, exact: true })));
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if ((await wanted.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** Leaves the panel of the selected block; what was typed is handed on then. */
async function leavePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Eigenschaften' })).toBeHidden();
}

/** From the canvas or list: N, the type by its name, its text. */
async function addBlock(page: Page, type: string, text: string): Promise<void> {
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: 'Art des neuen Blocks' })).toBeFocused();
  await page.keyboard.type(type);
  await expect(page.getByRole('option', { selected: true })).toContainText(type);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Was der Bot sagt' })).toBeFocused();
  await page.keyboard.type(text);
}

test('a dialog of five blocks with one condition is built by keyboard alone', async ({ page }) => {
  // Some 400 keys, each with its own way through the browser.
  test.slow();
  const survey_id = await newSurvey();
  await signIn(page.context(), product);
  await openDialog(page, survey_id);
  await expect(page.getByRole('list', { name: 'Erste Schritte' })).toBeVisible();

  await addBlock(page, 'Nachricht', 'Schön, dass Sie da sind.');
  await leavePanel(page);
  await addBlock(page, 'Einfachauswahl', 'Fahren Sie Rad?');
  await tabTo(page, 'Text von Option 1');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ja');
  await tabTo(page, 'Text von Option 2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Nein');
  await leavePanel(page);
  await addBlock(page, 'Zahl', 'Wie viele Kilometer am Tag?');
  await leavePanel(page);
  await addBlock(page, 'Offene Frage', 'Was gefällt Ihnen daran?');
  await leavePanel(page);
  await addBlock(page, 'Nachricht', 'Vielen Dank!');
  await leavePanel(page);

  await page.keyboard.press('/');
  await page.keyboard.type('rad');
  await expect(page.getByRole('option', { selected: true })).toContainText('Fahren Sie Rad?');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Sprung hinzufügen');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Wann springen?');
  await page.keyboard.type('Nein');
  await tabTo(page, 'Springe zu');
  await page.keyboard.type('5');
  await leavePanel(page);
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeAttached();

  const { all_questions: blocks } = await stored(survey_id);
  expect(blocks.map(({ type, context }) => [type, context])).toEqual([
    ['message', 'Schön, dass Sie da sind.'],
    ['single', 'Fahren Sie Rad?'],
    ['number', 'Wie viele Kilometer am Tag?'],
    ['open', 'Was gefällt Ihnen daran?'],
    ['message', 'Vielen Dank!'],
  ]);
  const [, choice, , , last] = blocks;
  const no = choice?.type === 'single' ? choice.options.find(({ text }) => text === 'Nein') : undefined;
  expect(choice?.jump_to_ids).toEqual([
    { kind: 'option', option_id: no?.id ?? '', target: last?.unique_question_id ?? '' },
  ]);
  await expectNoFindings(page, 'graph', wcag);
});

test('a ring shows where the keyboard is, on buttons of the toolbar and of the inspector', async ({ page }) => {
  await signIn(page.context(), product);
  await openDialog(page, await newSurvey('interview'));
  for (const name of ['Block suchen', 'Nächster Block', 'Option hinzufügen']) {
    if (name === 'Nächster Block') await page.locator('.react-flow__node-block').first().click();
    await tabTo(page, name);
    await expect(page.locator(':focus')).toHaveCSS('outline', /solid 2px$/);
  }
});

test('the list changes the order by keyboard and by dragging, as swaps that are stored', async ({ page }) => {
  const survey_id = await newSurvey('interview');
  const idsOf = async () => (await stored(survey_id)).all_questions.map(({ unique_question_id }) => unique_question_id);
  const before = await idsOf();
  const [first = '', second = '', third = '', ...rest] = before;
  await signIn(page.context(), product);
  await openDialog(page, survey_id);
  await page.keyboard.press('v');
  await expect(page.getByRole('listitem')).toHaveCount(before.length + 2);
  await page.locator(`[data-row="${first}"]`).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator(`[data-row="${first}"]`)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'steht jetzt an Stelle 2' })).toBeAttached();
  await expect.poll(idsOf).toEqual([second, first, third, ...rest]);

  const grip = page
    .getByRole('listitem')
    .filter({ has: page.locator(`[data-row="${third}"]`) })
    .getByTitle('Ziehen, um die Reihenfolge zu ändern');
  const top = await page.locator(`[data-row="${second}"]`).boundingBox();
  await grip.hover();
  await page.mouse.down();
  await page.mouse.move((top?.x ?? 0) + 60, (top?.y ?? 0) + 4, { steps: 6 });
  await page.mouse.up();
  await expect.poll(idsOf).toEqual([third, second, first, ...rest]);
  await page.keyboard.press('Control+z');
  await expect.poll(idsOf).toEqual([second, first, third, ...rest]);

  await page.reload();
  await expect(page.getByRole('list', { name: /^Liste mit/ })).toBeVisible();
  await expectNoFindings(page, 'list', wcag);
});

test('in a list of 300 blocks only those in sight are drawn, and the keyboard reaches all', async ({ page }) => {
  const item = Array.from({ length: 300 }, (_each, index) => ({
    linkId: `f${index + 1}`,
    text: `Frage ${index + 1}`,
    type: 'string',
  }));
  const content = JSON.stringify({ resourceType: 'Questionnaire', status: 'active', title: 'Lang', item });
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content }, token);
  const lastTwo = async () => (await stored(survey.survey_id)).all_questions.slice(-2).map(({ context }) => context);
  await signIn(page.context(), product);
  await openDialog(page, survey.survey_id);
  await page.keyboard.press('v');
  const rows = page.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await page.locator('[data-row="@start"]').focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-row="@end"]')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toContainText('Frage 300');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(lastTwo).toEqual(['Frage 300', 'Frage 299']);
  await expect(page.locator(':focus')).toContainText('Frage 300');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-row="@start"]')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('frage 150');
  await expect(page.getByRole('option', { selected: true })).toContainText('Frage 150');
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: 'Frage 150' })).toBeInViewport();
});

test('paper shows the whole questionnaire instead of the screen', async ({ page }) => {
  await signIn(page.context(), product);
  await openDialog(page, await newSurvey('interview'));
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { name: /^7\. Alter/ })).toBeVisible();
  await expect(page.getByRole('toolbar')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('blocks go from one dialog to another through the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  const [from, to] = [await newSurvey('interview'), await newSurvey()];
  await signIn(page.context(), product);
  await openDialog(page, from);
  await expect(page.getByRole('group', { name: /^Block 1,/ })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  // Written to by the page in its own time.
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('unique_question_id');
  await openDialog(page, to);
  await expect(page.getByRole('list', { name: 'Erste Schritte' })).toBeVisible();
  for (const count of [7, 14]) {
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('status').filter({ hasText: '7 Blöcke eingefügt' }).first()).toBeAttached();
    await expect.poll(async () => (await stored(to)).all_questions.length).toBe(count);
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeAttached();
  }
  const { all_questions: blocks } = await stored(to);
  expect(new Set(blocks.flatMap(({ variable }) => variable ?? [])).size).toBe(14);
  const ids = blocks.map(({ unique_question_id }) => unique_question_id);
  // The first question jumps to the fourth block of its own copy.
  expect(blocks[0]?.jump_to_ids.map(({ target }) => ids.indexOf(target))).toEqual([3]);
  expect(blocks[7]?.jump_to_ids.map(({ target }) => ids.indexOf(target))).toEqual([10]);
});

test('axe finds nothing on search, sheet, connections, inspector and the first steps', async ({ page }) => {
  await signIn(page.context(), product);
  await openDialog(page, await newSurvey());
  await expect(page.getByRole('list', { name: 'Erste Schritte' })).toBeVisible();
  await expectNoFindings(page, 'first steps', wcag);
  await openDialog(page, await newSurvey('interview'));
  await expect(page.getByRole('group', { name: /^Block 1,/ })).toBeVisible();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('weg');
  await expectNoFindings(page, 'search', wcag);
  await page.keyboard.press('Enter');
  await expectNoFindings(page, 'inspector', wcag);
  await leavePanel(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
  await expectNoFindings(page, 'sheet', wcag);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verbindungen' }).click();
  await expectNoFindings(page, 'connections', wcag);
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await expectNoFindings(page, 'menu', wcag);
});
