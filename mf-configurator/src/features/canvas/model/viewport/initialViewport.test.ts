import { expect, test } from 'vitest';
import { BLOCK_CARD, STEP, boundsOf, cardAt } from '@dialogwerk/shared/dialog/graph';
import { initialViewport, fitViewport } from './initialViewport.ts';

const start = { x: 0, y: -128 };

test('a small dialog is shown whole, not larger than life', () => {
  const view = initialViewport(start, [start, { x: 0, y: 0 }], 1_200, 800);
  expect(view.zoom).toBe(1);
  expect(view.x).toBeCloseTo((1_200 - BLOCK_CARD.width) / 2);
});

test('a large dialog opens readable, with its beginning at the top', () => {
  const cards = Array.from({ length: 200 }, (_, index) => ({
    x: (index % 12) * STEP.x,
    y: Math.floor(index / 12) * STEP.y,
  }));
  const view = initialViewport(start, [start, ...cards], 1_200, 800);
  expect(view.zoom).toBeGreaterThanOrEqual(0.6);
  expect(start.y * view.zoom + view.y).toBe(40);
  expect(start.x * view.zoom + view.x).toBe(40);
});

test('a long dialog that is not wide opens towards the middle, with room for a branch and the properties', () => {
  const column = Array.from({ length: 30 }, (_, index) => ({ x: 0, y: index * STEP.y }));
  const opened = (width: number) => initialViewport(start, [start, ...column], width, 1_440);
  const view = opened(2_560);
  const [left, right] = [view.x, 2_560 - (view.x + (BLOCK_CARD.width + 3 * STEP.x) * view.zoom)];
  expect(left).toBeCloseTo(right);
  expect(start.y * view.zoom + view.y).toBe(40);
  expect(opened(700).x).toBe(40);
});

test('on a narrow screen the welcome stands in the middle', () => {
  const view = initialViewport(
    { x: STEP.x, y: -128 },
    [
      { x: 0, y: 0 },
      { x: 2 * STEP.x, y: 2_000 },
    ],
    360,
    500,
  );
  expect((STEP.x + BLOCK_CARD.width / 2) * view.zoom + view.x).toBeCloseTo(180);
});

test('all of a small dialog is shown in the middle', () => {
  const bounds = boundsOf([{ x: 0, y: 0 }]);
  expect(fitViewport(bounds, 1_000, 1_000)).toEqual({ x: 368, y: 436, zoom: 1 });
  expect(fitViewport(boundsOf([]), 1_000, 1_000).zoom).toBe(1);
});

test('a click from afar finds the card that lies on top', () => {
  const cards = new Map([
    ['under', { x: 0, y: 0 }],
    ['over', { x: 100, y: 0 }],
  ]);
  expect(cardAt({ x: 150, y: 50 }, cards)).toBe('over');
  expect(cardAt({ x: 50, y: 50 }, cards)).toBe('under');
  expect(cardAt({ x: -1, y: 50 }, cards)).toBeNull();
});
