import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/graph/aDialog.ts';
import type { Jump } from '../../../contract/index.ts';
import { connectionsOf, drawnByOption } from '../connectionsOf.ts';
import { outcomesOf } from '../outcomes/outcomesOf.ts';
import { numbersOf } from './numbersOf.ts';
import { writeRange } from './rangeCondition.ts';
import { rangesOf } from './rangesOf.ts';

const jumps = (...conditions: readonly string[]): Jump[] =>
  conditions.map((condition, at) => ({ kind: 'condition', condition, target: `t${at}` }));
const slider = (...conditions: readonly string[]) =>
  aBlock('slider', 'a', { max: 20, variable: 'v', jump_to_ids: jumps(...conditions) });
const textsOf = (block: ReturnType<typeof aBlock>): string[] =>
  outcomesOf(block).flatMap((one) =>
    one.kind === 'range' ? [one.jump ? `${one.text} → ${one.jump.target}` : one.text] : [],
  );

test('ranges are read from the jumps over the block’s own answer, without overlap and without a hole', () => {
  expect(textsOf(slider())).toEqual([]);
  expect(textsOf(slider('v <= 6', 'v >= 9'))).toEqual(['0–6 → t0', '7–8', '9–20 → t1']);
  expect(textsOf(slider('v < 7', 'v <= 8'))).toEqual(['0–6 → t0', '7–8 → t1', '9–20']);
  expect(textsOf(slider('v = 5'))).toEqual(['0–4', '5 → t0', '6–20']);
  // One jump around another one is two ranges.
  expect(textsOf(slider('v >= 3 und v <= 5', 'v <= 8'))).toEqual(['0–2 → t1', '3–5 → t0', '6–8 → t1', '9–20']);
});

test('what is over other answers, or cannot hold, stays a condition', () => {
  expect(textsOf(slider('andere <= 6', 'v <= 6 oder v > 9', 'v > 30', 'v != 3'))).toEqual([]);
  const connections = drawnByOption(
    connectionsOf(aDialog(slider('v <= 6', 'v <= 3 und andere = 1'), aBlock('open', 't0'), aBlock('open', 't1'))),
  );
  const conditions = connections.filter(({ kind }) => kind === 'condition');
  expect(conditions.map(({ target, handle }) => [target, handle?.outcome])).toEqual([
    ['t0', '@-Infinity:7'],
    ['t1', undefined],
  ]);
});

test('a slider from 0 to 10 offers the groups of the NPS; other numbers are parted by their authors', () => {
  expect(textsOf(aBlock('slider', 'a'))).toEqual(['0–6', '7–8', '9–10']);
  expect(textsOf(aBlock('slider', 'a', { variable: 'v', jump_to_ids: jumps('v <= 6') }))).toEqual([
    '0–6 → t0',
    '7–8',
    '9–10',
  ]);
  expect(textsOf(aBlock('slider', 'a', { variable: 'v', jump_to_ids: jumps('v <= 5') }))).toEqual(['0–5 → t0', '6–10']);
  expect(textsOf(aBlock('rating', 'a'))).toEqual([]);
});

test('numbers without steps part at a bound, which belongs to the upper range', () => {
  const age = aBlock('number', 'a', { variable: 'v', jump_to_ids: jumps('v < 18', 'v >= 65') });
  expect(textsOf(age)).toEqual(['unter 18 → t0', '18 bis unter 65', 'ab 65 → t1']);
  expect(textsOf(aBlock('number', 'a', { variable: 'v', jump_to_ids: jumps('v <= 18') }))).toEqual([]);
});

test('an ending has no ranges that lead away', () => {
  expect(textsOf(Object.assign(slider('v <= 6'), { is_end: true }))).toEqual([]);
});

test('what is written of a range is read as the same', () => {
  for (const block of [
    slider(),
    aBlock('rating', 'a'),
    aBlock('number', 'a'),
    aBlock('number', 'a', { integer: true }),
  ]) {
    const numbers = numbersOf(block);
    if (!numbers) throw new Error('It asks for no number.');
    for (const range of [
      { from: -Infinity, below: 3 },
      { from: 3, below: 4 },
      { from: 4, below: Infinity },
    ]) {
      const condition = writeRange(range, 'v', numbers);
      const read = rangesOf(Object.assign({}, block, { variable: 'v', jump_to_ids: jumps(condition) }));
      expect(read.find(({ jump }) => jump !== null)?.range).toEqual(range);
    }
  }
});
