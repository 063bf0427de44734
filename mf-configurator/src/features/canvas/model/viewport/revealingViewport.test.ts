import { expect, test } from 'vitest';
import { isInView, revealingViewport } from './revealingViewport.ts';

const size = { width: 800, height: 600 };
const view = { x: 0, y: 0, zoom: 1 };
const card = { x: 100, y: 100 };

test('nothing moves where all is in view', () => {
  expect(revealingViewport(card, [{ x: 400, y: 300 }], view, size)).toBeNull();
});

test('a card at the side is moved in no further than it takes, one out of sight into the middle', () => {
  expect(revealingViewport({ x: 700, y: 100 }, [], view, size)).toEqual({ x: -188, y: 0, zoom: 1 });
  expect(revealingViewport({ x: 100, y: -20 }, [], view, size)).toEqual({ x: 0, y: 44, zoom: 1 });
  expect(revealingViewport({ x: 3_000, y: 0 }, [], view, size)).toEqual({ x: 400 - 3_132, y: 300 - 64, zoom: 1 });
});

test('where the branch leads comes into view with the card, as far as there is room', () => {
  const [near, far] = [
    { x: 450, y: 500 },
    { x: 100, y: 1_400 },
  ];
  const moved = revealingViewport(card, [far, near], view, size);
  if (!moved) throw new Error('It is to move.');
  expect([card, near].map((place) => isInView(place, moved, size))).toEqual([true, true]);
  expect(revealingViewport(card, [far], view, size)).toBeNull();
});
