import type { CDPSession, Page } from 'playwright/test';
import { cardInView } from '../../product/cardInView.ts';
import type { Point } from '../../product/cardInView.ts';
import { gesture, picturesPerSecond, settled } from './graphWork.ts';
import type { Work } from './graphWork.ts';

/** How many movements of the pointer one gesture is made of. */
export const EVENTS = 30;
/** How many blocks are dragged together. */
const MANY = 100;
/** Two seconds of a pointer that moves 60 times a second. */
const MOVEMENTS = 120;
/** How many of them go away from where it was pressed, as many back. */
const AWAY = 30;
/** Pixels of each: more than one step of the grid, because what stays where it is makes no picture. */
const MOVEMENT = { x: 5, y: 2 };
/** Wide enough for as many cards, beside what the selection opens. */
const wide = { width: 2_560, height: 1_440 };
const card = '.react-flow__node';
const selectedCard = `${card}.selected`;

/** Presses at a point and pulls it along, step by step. */
export async function pull(page: Page, cdp: CDPSession, from: Point, step: Point): Promise<Work> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const work = await gesture(page, cdp, EVENTS, (index) =>
    page.mouse.move(from.x + step.x * (index + 1), from.y + step.y * (index + 1)),
  );
  await page.mouse.up();
  await settled(page);
  return work;
}

/** Drags exactly a hundred selected blocks, all of them in view, in a window that holds so many: step by step, and then as a hand does. */
export async function dragMany(page: Page, cdp: CDPSession): Promise<Work & { readonly pictures: number }> {
  const before = page.viewportSize();
  await selectHundred(page);
  const work = await pull(page, cdp, await cardInView(page, selectedCard), { x: 2, y: 1 });
  const pictures = await dragSteadily(page, cdp, await cardInView(page, selectedCard));
  if (before) await page.setViewportSize(before);
  await settled(page);
  return { ...work, pictures };
}

/** Selects exactly a hundred blocks in a window that holds so many. */
async function selectHundred(page: Page): Promise<void> {
  await page.setViewportSize(wide);
  await page.mouse.move(60, 200);
  while ((await zoomOf(page)) > 0.415) {
    await page.mouse.wheel(0, 20);
    await settled(page);
  }
  // At least one is added, because xyflow lays a surface of its own over what a frame alone has selected.
  await frameUpTo(page, MANY - 1);
  await addUpTo(page, MANY);
}

/**
 * Pictures a second of two seconds' dragging, after the first steps, in which the gesture only begins. To the right, because
 * near the left edge the view moves along and new cards come with it.
 */
async function dragSteadily(page: Page, cdp: CDPSession, from: Point): Promise<number> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 5, { steps: 3 });
  await settled(page);
  const pictures = await picturesPerSecond(page, cdp, MOVEMENTS, (index) => {
    const steps = AWAY - Math.abs(AWAY - (index % (2 * AWAY)));
    return { x: from.x + 10 + MOVEMENT.x * steps, y: from.y + 5 + MOVEMENT.y * steps };
  });
  await page.mouse.up();
  await settled(page);
  return pictures;
}

/** Draws a frame from the corner above left, as wide and then as high as it may be without holding more blocks. */
async function frameUpTo(page: Page, most: number): Promise<void> {
  const selected = page.locator(selectedCard);
  const end = { x: 2_000, y: 300 };
  await page.keyboard.down('Shift');
  await page.mouse.move(8, 135);
  await page.mouse.down();
  await page.mouse.move(700, 250, { steps: 4 });
  for (; end.y < wide.height - 20; end.y += 20) {
    await page.mouse.move(end.x, end.y);
    await settled(page);
    if ((await selected.count()) > most) break;
  }
  while ((await selected.count()) > most) {
    end.y -= 20;
    await page.mouse.move(end.x, end.y);
    await settled(page);
  }
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await settled(page);
}

/** Adds single blocks by Control and click. */
async function addUpTo(page: Page, most: number): Promise<void> {
  while ((await page.locator(selectedCard).count()) < most) {
    const { x, y } = await cardInView(page, `${card}:not(.selected):not(.react-flow__node-terminal)`);
    await page.keyboard.down('Control');
    await page.mouse.click(x, y);
    await page.keyboard.up('Control');
    await settled(page);
  }
  const count = await page.locator(selectedCard).count();
  if (count !== most) throw new Error(`${count} blocks are selected instead of ${most}.`);
}

export async function zoomOf(page: Page): Promise<number> {
  return page
    .locator('.react-flow__viewport')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
}

/** A point where nothing stands. */
export async function paneInView(page: Page): Promise<Point> {
  const found = await page.evaluate(() => {
    for (let y = 200; y < innerHeight - 200; y += 10)
      for (let x = 300; x < innerWidth - 400; x += 10)
        if (document.elementFromPoint(x, y)?.classList.contains('react-flow__pane')) return { x, y };
    return null;
  });
  if (!found) throw new Error('Cards and ways cover the whole view.');
  return found;
}
