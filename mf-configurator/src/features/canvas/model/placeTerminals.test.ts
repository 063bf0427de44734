import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { END, START } from '../../../model/terminals.ts';
import { placesWhile, withTerminals } from './placeTerminals.ts';

const { all_questions: blocks } = aDialog(aBlock('open', 'a'), aBlock('open', 'b'), aBlock('open', 'c'));
const places = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 0, y: 200 }],
  ['c', { x: 0, y: 400 }],
]);
const resting = withTerminals(blocks, places);

test('the welcome stands above the first block, the ending below the last', () => {
  expect(resting.get(START)?.y).toBeLessThan(0);
  expect(resting.get(END)?.y).toBeGreaterThan(400);
  expect(withTerminals([], new Map()).size).toBe(0);
});

test('a terminal goes along with its block, everything else stays', () => {
  const placeOf = placesWhile(new Map([['a', { x: 80, y: -40 }]]), resting, blocks);
  const start = resting.get(START);
  expect(placeOf('a')).toEqual({ x: 80, y: -40 });
  expect(placeOf(START)).toEqual({ x: (start?.x ?? 0) + 80, y: (start?.y ?? 0) - 40 });
  expect(placeOf(END)).toEqual(resting.get(END));
  expect(placeOf('b')).toEqual({ x: 0, y: 200 });
  expect(placeOf('gone')).toBeUndefined();
});
