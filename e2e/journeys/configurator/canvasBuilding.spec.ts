import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { card } from '../../product/inConfigurator.ts';
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

async function openInterview(page: Page): Promise<string> {
  const wanted = { survey_name: 'Auf der Zeichenfläche', template: 'interview' } as const;
  const { survey } = await callOrThrow(product.url, 'createSurvey', wanted, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  await expect(card(page, 1)).toBeVisible();
  return survey.survey_id;
}

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Art des neuen Blocks' });
const contexts = async (survey_id: string): Promise<string[]> =>
  (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions.map(({ context }) => context);

test('a block comes in on an edge, at a handle and by N; a line can lead to a block that is there', async ({
  page,
}) => {
  const survey_id = await openInterview(page);
  const before = await contexts(survey_id);
  const edge = page.locator('.react-flow__edge[aria-label="Danach: von „Erfahrung“ weiter zu „Weg“"]');
  // Again, because the graph may still be moving into the window: the pointer is beside the edge then.
  await expect(async () => {
    const box = await edge.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 16);
    await page.getByRole('button', { name: 'Block hier einfügen' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('nachr');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Was der Bot sagt' })).toBeFocused();
  await page.keyboard.type('Dazwischen');
  await page.keyboard.press('Escape');
  await expect.poll(() => contexts(survey_id)).toEqual([before[0], 'Dazwischen', ...before.slice(1)]);

  // By keyboard: behind a card, and to one that is there.
  await card(page, 3).focus();
  await page.keyboard.press('n');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('hindernisse');
  await expect(page.getByRole('option', { selected: true })).toContainText('Weiter zu 5. Hindernisse');
  await expectNoFindings(page, 'list of types and blocks', wcag);
  await page.keyboard.press('Enter');
  await expect(page.locator('.react-flow__edge[aria-label="Sprung von „Weg“ zu „Hindernisse“"]')).toBeAttached();

  await card(page, 1).locator('.react-flow__handle[data-handleid]').first().click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zahl');
  await page.keyboard.press('Enter');
  await expect(page.locator('.react-flow__edge[aria-label^="Bei „Ja, oft“ von „Erfahrung“ zu „Zahl“"]')).toBeAttached();
  await expect.poll(async () => (await contexts(survey_id)).length).toBe(before.length + 2);
  await toolbarButton(page, 'Rückgängig').click();
  await expect.poll(async () => (await contexts(survey_id)).length).toBe(before.length + 1);
  // The text is a step of its own.
  for (let step = 0; step < 3; step += 1) await toolbarButton(page, 'Rückgängig').click();
  await expect.poll(() => contexts(survey_id)).toEqual(before);
});

test('the menu of a card, writing on it, commands and a pasted list', async ({ page }) => {
  const survey_id = await openInterview(page);
  await card(page, 2).click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'Menü zu „Weg“' });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await expectNoFindings(page, 'menu of a card', wcag);
  await menu.getByRole('menuitem', { name: 'Text auf der Karte schreiben' }).click();
  const writer = page.getByRole('textbox', { name: 'Text von „Weg“' });
  await expect(writer).toBeFocused();
  await page.keyboard.type('Wie weit fahren Sie?');
  await expectNoFindings(page, 'writing on a card', wcag);
  await page.keyboard.press('Enter');
  await expect(card(page, 2)).toBeFocused();
  await expect.poll(async () => (await contexts(survey_id))[1]).toBe('Wie weit fahren Sie?');
  await page.keyboard.press('F2');
  await expect(writer).toBeFocused();
  await page.keyboard.type('Vergessen Sie das');
  await page.keyboard.press('Escape');
  await expect(card(page, 2)).toBeFocused();

  await page.keyboard.press('Shift+F10');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 2)).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('liste zei');
  const found = page.getByRole('option', { selected: true });
  await expect(found).toContainText('Als Liste zeigen');
  await expectNoFindings(page, 'commands', wcag);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: /^Liste mit/ })).toBeVisible();

  const before = await contexts(survey_id);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Kommen Sie wieder?\n- Ja\n- Nein\nBis bald!');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => contexts(survey_id)).toEqual([...before, 'Kommen Sie wieder?', 'Bis bald!']);
  await toolbarButton(page, 'Rückgängig').click();
  await expect.poll(() => contexts(survey_id)).toEqual(before);
});
