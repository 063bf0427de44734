import { expect, test } from 'vitest';
import { insertPoint } from './insertPoint.ts';

const view = { x: 0, y: 0, width: 1_000, height: 800 };
const corners = [
  { x: 100, y: 100 },
  { x: 100, y: 160 },
  { x: 500, y: 160 },
  { x: 500, y: 200 },
];

test('a block is offered in the middle of the longest piece', () => {
  expect(insertPoint({ corners, label: null }, view)).toEqual({ x: 300, y: 160 });
});

test('what is out of view does not count, and an edge out of view offers nothing', () => {
  expect(insertPoint({ corners, label: null }, { ...view, x: 450 })).toEqual({ x: 475, y: 160 });
  expect(insertPoint({ corners, label: null }, { ...view, y: 170 })).toEqual({ x: 500, y: 185 });
  expect(insertPoint({ corners, label: null }, { ...view, y: 300 })).toBeNull();
});

test('the piece with the label is left to it', () => {
  const label = { middle: { x: 300, y: 160 }, near: 'Ja', small: 'Ja', width: 40 };
  expect(insertPoint({ corners, label }, view)).toEqual({ x: 100, y: 130 });
});
