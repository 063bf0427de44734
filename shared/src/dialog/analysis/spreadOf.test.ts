import { expect, test } from 'vitest';
import { spreadOf } from './spreadOf.ts';

const slider = (min: number, max: number, step: number) => ({ min, max, step });
const once = (...values: number[]) => values.map((value) => ({ value, count: 1 }));

test('a slider has a column for each of its steps, also for those that nobody chose', () => {
  const spread = spreadOf([...once(9), { value: 10, count: 3 }], slider(0, 10, 1));
  expect(spread.map(({ from }) => from)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(spread.every(({ from, to }) => from === to)).toBe(true);
  expect(spread.slice(-2).map(({ count }) => count)).toEqual([1, 3]);
});

test('steps below one are not lost to floating point', () => {
  expect(spreadOf(once(0.3, 0.7), slider(0, 1, 0.1)).map(({ from, count }) => [from, count])).toEqual([
    [0, 0],
    [0.1, 0],
    [0.2, 0],
    [0.3, 1],
    [0.4, 0],
    [0.5, 0],
    [0.6, 0],
    [0.7, 1],
    [0.8, 0],
    [0.9, 0],
    [1, 0],
  ]);
});

test('few whole numbers stand each by itself, many in ranges of a round width', () => {
  expect(spreadOf(once(3, 5), null)).toEqual([
    { from: 3, to: 3, count: 1 },
    { from: 4, to: 4, count: 0 },
    { from: 5, to: 5, count: 1 },
  ]);
  const ages = spreadOf(once(19, 20, 24, 25, 77), null);
  expect(ages[0]).toEqual({ from: 10, to: 20, count: 1 });
  expect(ages[1]).toEqual({ from: 20, to: 30, count: 3 });
  expect(ages.at(-1)).toEqual({ from: 70, to: 80, count: 1 });
});

test('answers from before the bounds were narrowed are counted too', () => {
  const spread = spreadOf(once(-40, 5, 140), slider(0, 100, 1));
  expect(spread.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});

test.each([[once(1e-7, 2e-7)], [once(-1e12, 1e12)], [once(0.5)], [once(-3.25, -3)], [once(7, 7.5, 1e6)]])(
  'every number is in one of at most 21 columns: %j',
  (numbers) => {
    const spread = spreadOf(numbers, null);
    expect(spread.length).toBeLessThanOrEqual(21);
    expect(spread.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length);
  },
);

test('no numbers, no columns', () => {
  expect(spreadOf([], null)).toEqual([]);
});
