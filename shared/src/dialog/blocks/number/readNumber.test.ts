import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each([
  ['12', 12],
  ['-3', -3],
  ['\u22123', -3],
  ['3,5', 3.5],
  ['3.5', 3.5],
  ['1.234', 1234],
  ['1.234.567,8', 1_234_567.8],
  ['1 234', 1234],
  [',5', 0.5],
])('German %s is %d', (typed, value) => {
  expect(readNumber(typed, 'de')).toBe(value);
});

test.each([
  ['1,234', 1234],
  ['1,234.5', 1234.5],
  ['3,5', 3.5],
])('English %s is %d', (typed, value) => {
  expect(readNumber(typed, 'en')).toBe(value);
});

test.each(['', ' ', 'zwölf', '1-2', '1,2,3', '1e5', '0x10', 'Infinity', '--1'])('%j is no number', (typed) => {
  expect(readNumber(typed, 'de')).toBeNaN();
});
