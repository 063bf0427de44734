import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/graph/aDialog.ts';
import { END, START } from '../terminals.ts';
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

test('the welcome moves aside where a card was dragged to its place', () => {
  const above = new Map(places).set('b', { x: 40, y: -160 });
  const { x = 0, y = 0 } = withTerminals(blocks, above).get(START) ?? {};
  expect(x).toBeGreaterThan(40 + 264);
  expect(y).toBe(resting.get(START)?.y);
});

test('a terminal goes along with its block, and with no other', () => {
  expect(withTheirTerminals(new Set(['a']), blocks)).toEqual(new Set(['a', START]));
  expect(withTheirTerminals(new Set(['b']), blocks)).toEqual(new Set(['b']));
  expect(withTheirTerminals(new Set(['c', 'a']), blocks)).toEqual(new Set(['c', 'a', START, END]));
});

test('the ending stands below all cards around the last one, so that all edges lead down to it', () => {
  const lower = new Map(places).set('b', { x: 344, y: 700 });
  expect(withTerminals(blocks, lower).get(END)).toMatchObject({ x: 0 });
  expect(withTerminals(blocks, lower).get(END)?.y).toBeGreaterThan(828);
  const dragged = blocks.map((block) => Object.assign({}, block, { position: { x: 0, y: 400 } }));
  expect(withTerminals(dragged, lower).get(END)?.y).toBeLessThan(700);
});
