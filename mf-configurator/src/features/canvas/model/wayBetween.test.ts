import { expect, test } from 'vitest';
import { BLOCK_CARD, STEP } from './cardSizes.ts';
import { guttersAmong } from './gutters.ts';
import { pathOf, wayBetween } from './wayBetween.ts';

/** Three cards in a column, and where ways leave below one and come in above another. */
const column = [0, 1, 2].map((row) => ({ x: 0, y: row * STEP.y }));
const middle = BLOCK_CARD.width / 2;
const below = (row: number) => ({ x: middle, y: row * STEP.y + BLOCK_CARD.height });
const above = (row: number) => ({ x: middle, y: row * STEP.y });

test('the way to the next row is straight', () => {
  const { corners } = wayBetween(below(0), above(1), 'order', middle);
  expect(new Set(corners.map(({ x }) => x))).toEqual(new Set([middle]));
  expect(pathOf(corners)).toMatch(new RegExp(`^M132,128L.+L132,${STEP.y}$`));
});

test('a way past a card runs beside it', () => {
  const x = guttersAmong(column)(below(0), above(2));
  expect(x).toBeGreaterThan(BLOCK_CARD.width);
  expect(wayBetween(below(0), above(2), 'order', x).corners.map((corner) => corner.x)).toEqual([
    middle,
    middle,
    x,
    x,
    middle,
    middle,
  ]);
});

test('a way back up runs on the other side', () => {
  expect(guttersAmong(column)(below(2), above(0))).toBeLessThan(0);
});

test('a way past nothing runs straight down', () => {
  expect(
    guttersAmong([
      { x: 0, y: 0 },
      { x: 0, y: 2 * STEP.y },
    ])(below(0), above(2)),
  ).toBe(middle);
});

test('where one side is taken the other one is used', () => {
  const crowded = [...column, { x: STEP.x / 2, y: STEP.y }];
  expect(guttersAmong(crowded)(below(0), above(2))).toBeLessThan(0);
});
