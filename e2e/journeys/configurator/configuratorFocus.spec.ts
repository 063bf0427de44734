import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { cardInView } from '../../product/cardInView.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { twelveQuestions } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
let id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  id = await liveDialog(product, await logIn(product), twelveQuestions);
});
test.beforeEach(({ page }) => signIn(page.context(), product));

const inspector = (page: Page): Locator => page.getByRole('complementary', { name: 'Eigenschaften' });

/** How a card is drawn: its edge, its ground, and the ring around it. */
const lookOf = (card: Locator) =>
  card.locator('.dw-card').evaluate((element) => {
    const { borderTopWidth, borderTopColor, backgroundColor, outlineStyle, outlineWidth, outlineColor } =
      getComputedStyle(element);
    return {
      body: [borderTopWidth, borderTopColor, backgroundColor].join(' '),
      ring: outlineStyle === 'none' ? null : { width: Number.parseFloat(outlineWidth), colour: outlineColor },
    };
  });

/** The contrast of the ring's colour to the canvas around it, as WCAG 2.2 counts it. */
const contrastOfRing = (card: Locator): Promise<number> =>
  card.locator('.dw-card').evaluate((element) => {
    const canvas = element.closest('.dw-canvas');
    if (!canvas) throw new Error('The card is on no canvas.');
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('Nothing can be painted.');
    const luminance = (...colours: string[]): number => {
      for (const colour of colours) {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = getComputedStyle(canvas).backgroundColor;
    const [a, b] = [luminance(ground), luminance(ground, getComputedStyle(element).outlineColor)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the keyboard's place in the graph is seen, and is not taken for the selection: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${product.url}/configurator/${id}`);
    await expect(page.getByRole('group', { name: /^Block 1,/ })).toBeVisible();
    const { x, y, id: block } = await cardInView(page, '.react-flow__node-block');
    const card = page.locator(`.react-flow__node[data-id="${block}"]`);
    await page.mouse.move(0, 0);
    const plain = await lookOf(card);
    expect(plain.ring).toBeNull();

    await page.mouse.click(x, y);
    await expect(inspector(page)).toBeVisible();
    await page.mouse.move(0, 0);
    const selected = await lookOf(card);
    expect(selected.body).not.toBe(plain.body);
    await keepPicture(page, { path: `artefacts/focus/${colorScheme}-selected.png` });

    await page.keyboard.press('Escape');
    await expect(inspector(page)).toHaveCount(0);
    expect((await lookOf(card)).body).toBe(plain.body);

    // The place is not lost, also with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(card).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(card).toBeFocused();
    const focused = await lookOf(card);
    await keepPicture(page, { path: `artefacts/focus/${colorScheme}-focused.png` });
    expect(focused.body).toBe(plain.body);
    expect(focused.ring?.width).toBeGreaterThanOrEqual(2);
    expect(await contrastOfRing(card)).toBeGreaterThanOrEqual(3);

    await page.keyboard.press('Enter');
    await expect(inspector(page)).toBeVisible();
    expect((await lookOf(card)).body).toBe(selected.body);
  });

test('the card that gets the focus back on a slow machine does not take it from the dialog that was opened meanwhile', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${product.url}/configurator/${id}`);
  await page.locator('.react-flow__node').nth(1).click();
  await expect(inspector(page)).toBeVisible();
  await inspector(page).getByRole('textbox').first().focus();
  // The next frame is late, as it is where other programs run.
  await page.evaluate(() => {
    const late: FrameRequestCallback[] = [];
    const { requestAnimationFrame: soon } = globalThis;
    globalThis.requestAnimationFrame = (call) => late.push(call);
    Object.assign(globalThis, {
      endLateness: () => {
        globalThis.requestAnimationFrame = soon;
        for (const call of late) call(performance.now());
      },
    });
  });
  await page.keyboard.press('Escape');
  await expect(inspector(page)).toBeHidden();
  await page.keyboard.press('n');
  const field = page.getByRole('combobox', { name: 'Art des neuen Blocks' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Nach');
  await page.evaluate(() => Reflect.get(globalThis, 'endLateness')());
  await page.keyboard.type('richt');
  await expect(field).toHaveValue('Nachricht');
  await page.keyboard.press('Escape');
});
