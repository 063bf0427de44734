import { expect, test } from 'vitest';
import { carriedCorners } from './carriedCorners.ts';

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

/** Ways have upright and level pieces alone. */
function isSquare(corners: readonly { readonly x: number; readonly y: number }[]): boolean {
  return corners.every(({ x, y }, at) => {
    const before = corners[at - 1];
    return !before || before.x === x || before.y === y;
  });
}

test('a way that nobody carries stays the very same', () => {
  expect(carriedCorners(beside, rest, rest)).toBe(beside);
});

test.each([
  ['begins', by, rest],
  ['ends', rest, by],
])('a way follows the card where it %s, and keeps its right angles', (_, begin, end) => {
  for (const corners of [straight, beside]) {
    const carried = carriedCorners(corners, begin, end);
    const last = corners.at(-1) ?? rest;
    expect(carried[0]).toEqual({ x: begin.x, y: begin.y });
    expect(carried.at(-1)).toEqual({ x: last.x + end.x, y: last.y + end.y });
    expect(isSquare(carried)).toBe(true);
  }
});

test('a card that is carried below the one that it leads to has its way go around', () => {
  const carried = carriedCorners(straight, { x: 0, y: 200 }, rest);
  expect(isSquare(carried)).toBe(true);
  expect(carried.length).toBe(6);
});
