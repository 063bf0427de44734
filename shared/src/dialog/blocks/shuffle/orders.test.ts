import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armAt } from '../experiment/armAt.ts';
import { orderText, readOrder, turnedOrders, williamsRows } from './orders.ts';

const sizes = Array.from({ length: 19 }, (_, index) => index + 2);
const numbersOf = (size: number): number[] => Array.from({ length: size }, (_, index) => index + 1);

function countsOf(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

describe('a balanced Latin square', () => {
  test.each(sizes)('of %i items has each at each place, and right behind each other one, equally often', (size) => {
    const rows = williamsRows(numbersOf(size));
    expect(rows).toHaveLength(size % 2 === 0 ? size : 2 * size);
    for (const row of rows) expect(row.toSorted((a, b) => a - b)).toEqual(numbersOf(size));
    const each = rows.length / size;
    const places = countsOf(rows.flatMap((row) => row.map((number, place) => `${place} ${number}`)));
    expect(places.size).toBe(size * size);
    expect(new Set(places.values())).toEqual(new Set([each]));
    const neighbours = countsOf(rows.flatMap((row) => row.slice(1).map((number, at) => `${row[at]} ${number}`)));
    expect(neighbours.size).toBe(size * (size - 1));
    expect(new Set(neighbours.values())).toEqual(new Set([each]));
  });

  test('has the numbers that it is given, of one item one row', () => {
    expect(williamsRows([3, 7])).toEqual([
      [3, 7],
      [7, 3],
    ]);
    expect(williamsRows([4])).toEqual([[4]]);
    expect(williamsRows([])).toEqual([[]]);
  });

  test('has its rows taken equally often, at every place of their sequence within one round of them', () => {
    const arms = williamsRows(numbersOf(5)).map((row) => ({ id: orderText(row) }));
    const drawn = Array.from({ length: 103 }, (_, place) => armAt(arms, 'key', place) ?? '');
    const counts = [...countsOf(drawn).values()];
    expect(counts).toHaveLength(10);
    expect(Math.max(...counts) - Math.min(...counts)).toBe(1);
  });
});

test('an order that is kept is read again, and only by the items that it is of', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 9 }), (numbers) => {
      expect(
        readOrder(
          orderText(numbers),
          numbers.toSorted((a, b) => a - b),
        ),
      ).toEqual(numbers);
      expect(readOrder(orderText(numbers), [...numbers, 100])).toBeNull();
      expect(readOrder(orderText([...numbers, ...numbers]), numbers)).toBeNull();
    }),
  );
  for (const text of [undefined, '', 'A', '1-', '1-1', '2-3']) expect(readOrder(text, [1, 2])).toBeNull();
});

test('among turned orders each item comes first once, before each other one and behind it', () => {
  const orders = turnedOrders([1, 2, 3, 4]);
  expect(orders.map(([first]) => first)).toEqual([1, 2, 3, 4]);
  const pairs = [1, 2, 3, 4].flatMap((one) => [1, 2, 3, 4].map((other) => ({ one, other })));
  const isShown = ({ one, other }: (typeof pairs)[number]) =>
    one === other || orders.some((order) => order.indexOf(one) < order.indexOf(other));
  expect(pairs.filter((pair) => !isShown(pair))).toEqual([]);
});
