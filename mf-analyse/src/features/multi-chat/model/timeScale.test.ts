import { expect, test } from 'vitest';
import { timeScale } from './timeScale.ts';

test('moments lie in their order from one end to the other', () => {
  const { x, pauses } = timeScale([0, 1_000, 3_000, 4_000], 100);
  expect([0, 1_000, 3_000, 4_000].map(x)).toEqual([0, 25, 75, 100]);
  expect(x(2_000)).toBe(50);
  expect(pauses).toEqual([]);
});

test('a night between two replies leaves room for them, and is told as a pause', () => {
  const night = 8 * 3_600_000;
  const { x, pauses } = timeScale([0, 10_000, 20_000, night, night + 10_000], 100);
  expect(x(20_000)).toBeGreaterThan(15);
  expect(pauses).toEqual([{ at: expect.closeTo((x(20_000) + x(night)) / 2), length: night - 20_000 }]);
});

test('a single moment is no axis, and no fault either', () => {
  expect(timeScale([5], 100).x(5)).toBe(0);
  expect(timeScale([], 100).x(5)).toBe(100);
});
