import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { movesTo } from './movesTo.ts';

const { all_questions: blocks } = aDialog(...['a', 'b', 'c', 'd'].map((id) => aBlock('open', id)));
const ordersOf = (id: string, to: number): number[] => movesTo(blocks, id, to).map(({ order }) => order);

test('a block swaps with each neighbour on its way', () => {
  expect(ordersOf('a', 1)).toEqual([1]);
  expect(ordersOf('a', 3)).toEqual([1, 2, 3]);
  expect(ordersOf('d', 1)).toEqual([2, 1]);
});

test('it stays where it is, and inside of the list', () => {
  expect(ordersOf('b', 1)).toEqual([]);
  expect(ordersOf('a', -1)).toEqual([]);
  expect(ordersOf('c', 99)).toEqual([3]);
  expect(ordersOf('gone', 0)).toEqual([]);
});
