import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectClean, expectNoFindings, wcag } from '../../product/expectClean.ts';
import { card } from '../../product/inConfigurator.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { lookAt } from '../../product/lookAt.ts';
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

const NAME = 'Donaudampfschifffahrtsgesellschaftsfragen';
const section = (page: Page): Locator => page.getByRole('button', { name: `Abschnitt „${NAME}“: 2 Blöcke` });
const read = (survey_id: string) => callOrThrow(product.url, 'dialog', { survey_id }, token);
const sectionsOf = async (survey_id: string) =>
  (await read(survey_id)).sections.map(({ name, blocks }) => ({ name, blocks }));

async function openInterview(page: Page): Promise<string> {
  const wanted = { survey_name: 'Mit Abschnitten', template: 'interview' } as const;
  const { survey } = await callOrThrow(product.url, 'createSurvey', wanted, token);
  await signIn(page.context(), product);
  await lookAt(page, { width: 1440, height: 900, colorScheme: 'light' });
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  await expect(card(page, 1)).toBeVisible();
  return survey.survey_id;
}

test('blocks become a section with a name, which folds, stays folded, opens for the search and is undone', async ({
  page,
}) => {
  const survey_id = await openInterview(page);
  const ids = (await read(survey_id)).all_questions.map(({ unique_question_id }) => unique_question_id);
  const inner = page.getByLabel('Danach: von „Weg“ weiter zu „Letzte Fahrt“');
  await expect(inner).toBeAttached();
  await card(page, 2).click();
  await card(page, 3).click({ modifiers: ['Control'] });
  await page.keyboard.press('g');
  const field = page.getByRole('textbox', { name: 'Name des Abschnitts' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Abschnitt 1');
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await expect(section(page)).toBeFocused();
  await expect.poll(() => sectionsOf(survey_id)).toEqual([{ name: NAME, blocks: [ids[1], ids[2]] }]);
  await page.keyboard.press('Escape');
  await expectNoFindings(page, 'a section', wcag);
  await keepPicture(page, { path: 'artefacts/section-light.png' });

  await section(page).press('Enter');
  await expect(section(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(section(page)).toBeFocused();
  await expect(card(page, 2)).toHaveCount(0);
  await expect(card(page, 1)).toBeVisible();
  await expect(inner).toHaveCount(0);
  await expectNoFindings(page, 'a folded section', wcag);

  await page.reload();
  await expect(section(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(card(page, 1)).toBeVisible();
  await expect(card(page, 2)).toHaveCount(0);
  await lookAt(page, { width: 1440, height: 900, colorScheme: 'dark' });
  await expectClean(page, 'a folded section in the dark');
  await keepPicture(page, { path: 'artefacts/section-folded-dark.png' });

  await page.keyboard.press('Control+f');
  await page.getByRole('combobox').fill('3');
  await page.getByRole('option', { name: /^3/ }).first().click();
  await expect(section(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page, 3)).toBeVisible();
  await expectNoFindings(page, 'a section in the dark', wcag);

  // Of an earlier visit, and one step with its name.
  await toolbarButton(page, 'Rückgängig').click();
  await expect(section(page)).toHaveCount(0);
  await expect.poll(() => sectionsOf(survey_id)).toEqual([]);
  await page.getByLabel('Wiederholen', { exact: true }).click();
  await expect(section(page)).toBeVisible();
  await expect.poll(() => sectionsOf(survey_id)).toEqual([{ name: NAME, blocks: [ids[1], ids[2]] }]);
  expect((await read(survey_id)).all_questions.map(({ unique_question_id }) => unique_question_id)).toEqual(ids);
});

test('all blocks of a section move with its title, folded or not, as one step', async ({ page }) => {
  const survey_id = await openInterview(page);
  const { all_questions } = await read(survey_id);
  const blocks = all_questions.slice(1, 3).map(({ unique_question_id }) => unique_question_id);
  await callOrThrow(
    product.url,
    'updateSurveySettings',
    { action: 'config', survey_id, changed_values: { sections: [{ id: 's1', name: NAME, blocks }] } },
    token,
  );
  // From another author: it arrives where the dialog is open.
  await expect(section(page)).toBeVisible();
  const placed = async () => (await read(survey_id)).all_questions.slice(0, 3).map(({ position }) => position);
  const drag = async (by: { readonly x: number; readonly y: number }): Promise<void> => {
    const box = await page.getByText(NAME, { exact: true }).boundingBox();
    if (!box) throw new Error('The title is not there.');
    await page.mouse.move(box.x + 40, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + by.x, box.y + 8 + by.y, { steps: 6 });
    await page.mouse.up();
  };
  await drag({ x: 160, y: 80 });
  await expect.poll(placed).toEqual([null, expect.anything(), expect.anything()]);
  const [, second, third] = await placed();

  await section(page).click();
  await expect(section(page)).toHaveAttribute('aria-expanded', 'false');
  await drag({ x: 80, y: 0 });
  await expect.poll(async () => (await placed())[1]).not.toEqual(second);
  const [, again, other] = await placed();
  if (!second || !third || !again || !other) throw new Error('The blocks have no places.');
  expect([other.x - again.x, other.y - again.y]).toEqual([third.x - second.x, third.y - second.y]);

  // By keyboard, from its button.
  await section(page).press('ArrowRight');
  await expect.poll(async () => (await placed())[1]?.x).toBe(again.x + 8);
  for (let step = 0; step < 3; step += 1) await toolbarButton(page, 'Rückgängig').click();
  await expect.poll(placed).toEqual([null, null, null]);

  await section(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Abschnitt auflösen' }).click();
  await expect(section(page)).toHaveCount(0);
  await expect(card(page, 2)).toBeVisible();
  await expect.poll(() => sectionsOf(survey_id)).toEqual([]);
});

test('from afar a name can be read and ends with its frame, and N at the welcome still makes the first block', async ({
  page,
}) => {
  const survey_id = await openInterview(page);
  const ids = async () => (await read(survey_id)).all_questions.map(({ unique_question_id }) => unique_question_id);
  const before = await ids();
  const sections = [{ id: 's1', name: NAME, blocks: before.slice(0, 2) }];
  const changed = { action: 'config', survey_id, changed_values: { sections } } as const;
  await callOrThrow(product.url, 'updateSurveySettings', changed, token);
  await expect(section(page)).toBeVisible();
  await page.keyboard.press('0');
  const seen = page.getByText(NAME, { exact: true });
  const zoom = () => page.locator('.react-flow__viewport').evaluate((view) => new DOMMatrix(view.style.transform).a);
  while ((await zoom()) > 0.3) await page.keyboard.press('-');
  // In pixels of the screen, letters of 14 and the room that a line has around them.
  await expect.poll(async () => (await seen.boundingBox())?.height).toBeGreaterThan(14);
  const [title, frame] = [await seen.boundingBox(), await page.locator('.dw-section-frame').boundingBox()];
  if (!title || !frame) throw new Error('The section is not there.');
  expect(title.x + title.width).toBeLessThanOrEqual(frame.x + frame.width + 1);

  await section(page).press('Enter');
  await expect(section(page)).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('group', { name: 'Begrüßung', exact: true }).focus();
  await page.keyboard.press('n');
  await page.getByRole('option', { name: /^Nachricht/ }).click();
  await expect.poll(async () => (await ids()).slice(1)).toEqual(before);
});
