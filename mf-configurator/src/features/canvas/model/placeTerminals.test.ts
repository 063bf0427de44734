import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { END, START } from '../../../model/terminals.ts';
import { withTerminals, withTheirTerminals } from './placeTerminals.ts';

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

test('a terminal goes along with its block, and with no other', () => {
  expect(withTheirTerminals(new Set(['a']), blocks)).toEqual(new Set(['a', START]));
  expect(withTheirTerminals(new Set(['b']), blocks)).toEqual(new Set(['b']));
  expect(withTheirTerminals(new Set(['c', 'a']), blocks)).toEqual(new Set(['c', 'a', START, END]));
});
