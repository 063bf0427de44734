import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';
import { holdRequests } from '../../product/holdRequests.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import type { PlannedBlock } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const sentence =
  'Wir möchten verstehen, wie es Ihnen in der neuen Umgebung geht, und was Ihnen den Alltag leichter macht. ';
const bubbles = (count: number): string =>
  Array.from({ length: count }, (_, place) => `${place + 1}. ${sentence.repeat(2)}`).join('#0#');
const options = Array.from({ length: 7 }, (_, place) => ({ id: `o${place}`, text: `Möglichkeit ${place + 1}` }));
const asked: PlannedBlock = { id: 'f1', type: 'single', context: 'Wie geht es Ihnen heute?', fields: { options } };
const typed: PlannedBlock = { id: 'f2', type: 'open', context: 'Was hat Ihnen geholfen?' };
const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** A dialog that greets with four long bubbles, and says as many after each answer. */
async function wordyDialog(...blocks: readonly PlannedBlock[]): Promise<string> {
  const told: PlannedBlock = { id: 'gruss', type: 'message', context: bubbles(4) };
  const between = blocks.flatMap((block, place) => [
    block,
    { id: `danach${place}`, type: 'message', context: bubbles(3) } as const,
  ]);
  const survey_id = await liveDialog(product, token, {
    name: 'Neue Umgebung',
    settings: { speed: 1 },
    blocks: [told, ...between],
  });
  return `${product.url}/dialog/${survey_id}`;
}

const bubbleOf = (page: Page, text: string): Locator =>
  page.locator('.dw-bubble, .first-bubble').filter({ hasText: text });

for (const viewport of phones)
  test(`on ${viewport.width} × ${viewport.height} a question and its first answer are in view at once, before the messenger and with it, then after long reactions`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { letGo } = await holdRequests(page, '**/live/messenger.js');
    await page.goto(await wordyDialog(asked, { ...asked, id: 'f3', context: 'Und gestern?' }, typed));
    for (const when of ['page', 'messenger'] as const) {
      await expect(bubbleOf(page, asked.context), when).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Möglichkeit 1' }), when).toBeInViewport({ ratio: 1 });
      await keepPicture(page, { path: `artefacts/messenger/first-screen-${viewport.width}-${when}.png` });
      if (when === 'page') {
        letGo();
        await expect(page.getByRole('log')).toBeVisible();
      }
    }
    await expect(page.getByRole('button', { name: 'Zum Neuesten' })).toBeHidden();
    await page.getByRole('button', { name: 'Möglichkeit 1' }).click();
    await expect(bubbleOf(page, 'Und gestern?')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Möglichkeit 1' })).toBeInViewport({ ratio: 1 });
    await keepPicture(page, { path: `artefacts/messenger/later-screen-${viewport.width}.png` });
    await page.getByRole('button', { name: 'Möglichkeit 2' }).click();
    await expect(bubbleOf(page, typed.context)).toBeInViewport({ ratio: 1 });
    await expect(composerOf(page).getByRole('textbox')).toBeInViewport({ ratio: 1 });
    await keepPicture(page, { path: `artefacts/messenger/typed-screen-${viewport.width}.png` });

    // A keyboard opens, where the browser gives the page less room, …
    const room = viewport.height - 290;
    await composerOf(page).getByRole('textbox').focus();
    await page.setViewportSize({ ...viewport, height: room });
    await expect(composerOf(page).getByRole('textbox')).toBeInViewport({ ratio: 1 });
    await expect(bubbleOf(page, typed.context)).toBeInViewport({ ratio: 1 });
    await keepPicture(page, { path: `artefacts/messenger/keyboard-${viewport.width}.png` });
    // … and where it covers the page.
    await page.setViewportSize(viewport);
    await page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: height });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, room);
    const bottomOf = async (part: Locator): Promise<number> => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(() => bottomOf(composerOf(page).getByRole('textbox'))).toBeLessThanOrEqual(room);
    await expect.poll(() => bottomOf(bubbleOf(page, typed.context))).toBeLessThanOrEqual(room - 60);
    await expect(bubbleOf(page, typed.context)).toBeInViewport({ ratio: 1 });
  });

test('whoever has gone up to read is shown the way down to the question, and it leads there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(await wordyDialog(asked));
  await expect(composerOf(page).getByRole('button', { name: 'Möglichkeit 1' })).toBeInViewport({ ratio: 1 });
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, -2_000);
  await expect(bubbleOf(page, asked.context)).not.toBeInViewport();
  const down = page.getByRole('button', { name: 'Zum Neuesten' });
  await expect(down).toBeInViewport({ ratio: 1 });
  await keepPicture(page, { path: 'artefacts/messenger/way-down.png' });
  await down.click();
  await expect(bubbleOf(page, asked.context)).toBeInViewport({ ratio: 1 });
  await expect(composerOf(page).getByRole('button', { name: 'Möglichkeit 1' })).toBeInViewport({ ratio: 1 });
  await expect(down).toBeHidden();
});

test('of a question that is taller than the screen the beginning is in view, with the way down to its answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(await wordyDialog({ ...asked, context: `Anfang der Frage. ${sentence.repeat(14)}` }));
  await expect(page.getByRole('log')).toBeVisible();
  const down = page.getByRole('button', { name: 'Zum Neuesten' });
  await expect(down).toBeVisible();
  const { y = -1 } = (await bubbleOf(page, 'Anfang der Frage').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  await down.click();
  await expect(composerOf(page).getByRole('button', { name: 'Möglichkeit 1' })).toBeInViewport({ ratio: 1 });
});

test('without JavaScript the way to take part without it is said where it is seen', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto(await wordyDialog(asked));
  await expect(page.locator('noscript p')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('noscript button')).toBeInViewport({ ratio: 1 });
  await keepPicture(page, { path: 'artefacts/messenger/no-script.png' });
  await context.close();
});
