import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './choiceText.ts';

test.each([
  ['wenn(nps > 3, "a, b", 2)', { condition: 'nps > 3', value: '"a, b"', otherwise: '2' }],
  ['IF( (a = 1) or b = 2 ; summe(a; b) )', { condition: '(a = 1) or b = 2', value: 'summe(a; b)', otherwise: '' }],
  ['wenn(a, wenn(b, 1, 2), ")")', { condition: 'a', value: 'wenn(b, 1, 2)', otherwise: '")"' }],
])('%s', (source, parts) => {
  expect(readChoice(source)).toEqual(parts);
});

test.each(['wenn(a, 1) + 1', 'summe(a, b)', 'wenn(a', '', 'nicht wenn(a, wahr)'])('no choice: %s', (source) => {
  expect(readChoice(source)).toBeNull();
});

test('what was written reads back', () => {
  const part = fc.constantFrom('a', 'nps >= 9', '"x, y"', '(a + 1) * 2', 'summe(a, b)', '-1', '"(“"');
  fc.assert(
    fc.property(part, part, fc.oneof(fc.constant(''), part), (condition, value, otherwise) => {
      expect(readChoice(writeChoice({ condition, value, otherwise }))).toEqual({ condition, value, otherwise });
    }),
  );
});
