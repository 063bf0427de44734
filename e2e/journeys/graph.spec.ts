import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { longQuestionnaire } from '../product/dialogs/longQuestionnaire.ts';
import { cardInView } from '../product/cardInView.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { toolbarButton } from '../product/toolbarButton.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

test('a frame takes all cards in it, and showing a long dialog whole never draws all of them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content: longQuestionnaire(400) }, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  const cards = page.locator('.react-flow__node');
  await expect(cards.first()).toBeVisible();

  await page.keyboard.down('Shift');
  await page.mouse.move(385, 140);
  await page.mouse.down();
  await page.mouse.move(600, 500, { steps: 5 });
  await page.mouse.move(900, 740, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(page.getByText(/^\d+ Blöcke ausgewählt$/)).toBeVisible();
  expect(await page.locator('.react-flow__node.selected').count()).toBeGreaterThan(3);
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    let most = 0;
    const count = (): void => {
      most = Math.max(most, document.querySelectorAll('.react-flow__node').length);
      Object.assign(globalThis, { mostCards: most });
    };
    count();
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Alles zeigen' }).click();
  await expect(page.getByRole('img', { name: /402/ })).toBeVisible();
  await expect(cards).toHaveCount(0);
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'mostCards')))).toBeLessThan(200);
});

test('cards framed from afar move together by one gesture, also those out of view, and come back by one undo', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content: longQuestionnaire(400) }, token);
  const placed = async () => {
    const { survey: stored } = await callOrThrow(
      product.url,
      'surveyDataConfigurator',
      { survey_id: survey.survey_id },
      token,
    );
    return stored.all_questions.flatMap(({ position }) => position ?? []);
  };
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  await page.getByRole('button', { name: 'Alles zeigen' }).click();
  const overview = page.getByRole('img', { name: /402/ });
  const area = await overview.boundingBox();
  if (!area) throw new Error('The overview has no size.');

  // The left third, from top to bottom: more than any window shows as cards.
  await page.keyboard.down('Shift');
  await page.mouse.move(area.x + 10, area.y + 10);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width / 4, area.y + area.height / 2, { steps: 4 });
  await page.mouse.move(area.x + area.width / 3, area.y + area.height - 10, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const heading = page.getByText(/^\d+ Blöcke ausgewählt$/);
  await expect(heading).toBeVisible();
  const selected = Number.parseInt((await heading.textContent()) ?? '', 10);
  expect(selected).toBeGreaterThan(60);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');

  await page.mouse.move(area.x + area.width / 5, area.y + area.height / 2);
  const card = page.locator('.react-flow__node-block.selected').first();
  await expect(async () => {
    await page.mouse.wheel(0, -200);
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await page.locator('.react-flow__node.selected').count()).toBeLessThan(selected);
  const grip = await cardInView(page, '.react-flow__node-block.selected');
  // As many are one picture while they are dragged.
  const grasped = page.locator(`.dw-dragged-layer [data-id="${grip.id}"]`);
  const middleOf = async (): Promise<number> => {
    const box = await grasped.boundingBox();
    return box ? box.x + box.width / 2 : 0;
  };
  const calls: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && calls.push(new URL(request.url()).pathname)));
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 30, grip.y + 20, { steps: 3 });
  await page.mouse.move(grip.x + 60, grip.y + 40, { steps: 3 });
  await expect.poll(async () => (await middleOf()) - grip.x).toBeGreaterThan(30);
  await page.mouse.up();
  await expect(grasped).toHaveCount(0);
  await expect.poll(async () => (await placed()).length, { timeout: 60_000 }).toBe(selected);
  const steps = await placed();
  // Blocks of one column keep their distance.
  const columns = new Set(steps.map(({ x }) => x % 344));
  expect(columns.size).toBeLessThanOrEqual(2);
  await toolbarButton(page, 'Rückgängig').click();
  await expect.poll(async () => (await placed()).length, { timeout: 60_000 }).toBe(0);
  const structure = `/api/surveys/${survey.survey_id}/structure`;
  expect(calls.filter((path) => path.includes('survey'))).toEqual([structure, structure]);
});

test('a single card is moved without its settings opening', async ({ page }) => {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content: longQuestionnaire(5) }, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  const card = page.getByRole('group', { name: /^Block 2,/ });
  const before = await card.boundingBox();
  if (!before) throw new Error('The card is not in view.');
  await page.mouse.move(before.x + 60, before.y + 40);
  await page.mouse.down();
  await page.mouse.move(before.x + 160, before.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => ((await card.boundingBox())?.x ?? 0) - before.x).toBeGreaterThan(60);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Eigenschaften' })).toHaveCount(0);
  await card.click();
  await expect(page.getByRole('complementary', { name: 'Eigenschaften' })).toBeVisible();
});

for (const [what, names] of [
  ['a dragged card and its edges follow', []],
  ['cards that are dragged together and the edges between them follow', [/^Block 2,/, /^Block 3,/]],
] as const)
  test(`${what} the pointer and stay where they are dropped, without a step back`, async ({ page }) => {
    const token = await logIn(product);
    const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content: longQuestionnaire(5) }, token);
    await signIn(page.context(), product);
    await page.goto(`${product.url}/configurator/${survey.survey_id}`);
    await expect(page.getByRole('group', { name: /^Block 2,/ })).toBeVisible();
    for (const name of names) await page.getByRole('group', { name }).click({ modifiers: ['Control'] });
    const selected = names.length > 0 ? '.selected' : '';
    await expect(page.locator('.react-flow__node.selected')).toHaveCount(names.length);
    const { id, x, y } = await cardInView(page, `.react-flow__node-block${selected}`);
    await noteFrames(page, id);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const step of [20, 40, 60, 80, 100, 120]) await page.mouse.move(x + step, y + 10);
    const saved = page.waitForResponse((response) => response.url().endsWith('/structure'));
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    const noted = await framesNoted(page);
    const middles = noted.map(({ card }) => card);
    expect((middles.at(-1) ?? 0) - x).toBeGreaterThan(90);
    expect(middles).toEqual(middles.toSorted((a, b) => a - b));
    for (const { card, edge } of noted) expect(Math.abs(card - edge)).toBeLessThan(2);
  });

test('a card that is dragged beyond the rim takes the view along, and its edge with it', async ({ page }) => {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content: longQuestionnaire(40) }, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  await expect(page.getByRole('group', { name: /^Block 2,/ })).toBeVisible();
  const { id, x, y } = await cardInView(page, '.react-flow__node-block');
  const pane = await page.locator('.react-flow').boundingBox();
  if (!pane) throw new Error('The canvas has no size.');
  await noteFrames(page, id);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const rim = pane.y + pane.height - 4;
  await page.mouse.move(x + 20, (y + rim) / 2, { steps: 4 });
  await page.mouse.move(x + 20, rim, { steps: 4 });
  const viewMoved = (): Promise<number> =>
    page.evaluate(
      () =>
        new DOMMatrix(getComputedStyle(document.querySelector('.react-flow__viewport') ?? document.body).transform).f,
    );
  const before = await viewMoved();
  // Further than the canvas is high, so that where the card was is out of view. Long, because the view moves by frames, and a
  // busy machine draws few of them.
  await expect.poll(viewMoved, { timeout: 120_000 }).toBeLessThan(before - pane.height - 200);
  await page.mouse.move(x + 20, pane.y + pane.height / 2, { steps: 4 });
  const saved = page.waitForResponse((response) => response.url().endsWith('/structure'));
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  const noted = await framesNoted(page);
  expect(noted.length).toBeGreaterThan(20);
  for (const { card, edge } of noted) expect(Math.abs(card - edge)).toBeLessThan(2);
  await expect(page.locator(`.react-flow__node[data-id="${id}"]`)).toBeInViewport();
});

test('arrow keys move a card step by step, as one change that one undo takes back', async ({ page }) => {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content: longQuestionnaire(5) }, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  const card = page.getByRole('group', { name: /^Block 2,/ });
  await card.click();
  await expect(page.getByRole('complementary', { name: 'Eigenschaften' })).toBeVisible();
  const placeOf = async (): Promise<number> => (await card.boundingBox())?.x ?? 0;
  const before = await placeOf();
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/structure') && calls.push(request.postData() ?? '')));
  await card.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const moved = await placeOf();
  expect(moved).toBeGreaterThan(before + 10);
  await expect.poll(() => calls.length).toBe(1);
  expect(JSON.parse(calls[0] ?? '')).toMatchObject({ positions: [{ position: { x: expect.any(Number) } }] });
  expect(await placeOf()).toBe(moved);
  await toolbarButton(page, 'Rückgängig').click();
  await expect.poll(placeOf).toBe(before);
});

interface Frame {
  /** The middle of the card. */
  readonly card: number;
  /** Where the edge that leads out of it begins. */
  readonly edge: number;
}

/** Notes with each frame where a block's card is, and its edge; frames in which one of them is not drawn count as far apart. */
async function noteFrames(page: Page, block: string): Promise<void> {
  await page.evaluate((of) => {
    const noted: Frame[] = [];
    Object.assign(globalThis, { noted });
    const note = (): void => {
      const card = document.querySelector(`.react-flow__node[data-id="${of}"]`)?.getBoundingClientRect();
      const edge = document.querySelector<SVGPathElement>(`.react-flow__edge[data-id^="order:${of}:"] path`);
      const begin = edge?.getPointAtLength(0).matrixTransform(edge.getScreenCTM() ?? undefined);
      noted.push({ card: card ? card.left + card.width / 2 : -1e6, edge: begin?.x ?? 1e6 });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, block);
}

function framesNoted(page: Page): Promise<Frame[]> {
  return page.evaluate((): Frame[] => Reflect.get(globalThis, 'noted'));
}
