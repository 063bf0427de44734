import { expect, test } from 'vitest';
import { draggedCorners } from './draggedCorners.ts';

const rest = { x: 0, y: 0 };
const by = { x: 30, y: -10 };
const straight = [
  { x: 0, y: 0 },
  { x: 0, y: 40 },
];
const beside = [
  { x: 0, y: 0 },
  { x: 0, y: 10 },
  { x: 90, y: 10 },
  { x: 90, y: 300 },
  { x: 0, y: 300 },
  { x: 0, y: 320 },
];

/** Edges have upright and level pieces alone. */
function isSquare(corners: readonly { readonly x: number; readonly y: number }[]): boolean {
  return corners.every(({ x, y }, at) => {
    const before = corners[at - 1];
    return !before || before.x === x || before.y === y;
  });
}

test('an edge that nobody drags stays the very same', () => {
  expect(draggedCorners(beside, rest, rest)).toBe(beside);
});

test.each([
  ['begins', by, rest],
  ['ends', rest, by],
])('an edge follows the card where it %s, and keeps its right angles', (_, begin, end) => {
  for (const corners of [straight, beside]) {
    const dragged = draggedCorners(corners, begin, end);
    const last = corners.at(-1) ?? rest;
    expect(dragged[0]).toEqual({ x: begin.x, y: begin.y });
    expect(dragged.at(-1)).toEqual({ x: last.x + end.x, y: last.y + end.y });
    expect(isSquare(dragged)).toBe(true);
  }
});

test('a card that is dragged below the one that it leads to has its edge go around', () => {
  const dragged = draggedCorners(straight, { x: 0, y: 200 }, rest);
  expect(isSquare(dragged)).toBe(true);
  expect(dragged.length).toBe(6);
});
