import { expect, test } from 'vitest';
import { fitSideBySide, SIGNS } from './fitSideBySide.ts';
import { sharesOfHistogram } from '../../../answerTypes/shares.ts';

const numbers = (length: number, count: number) =>
  sharesOfHistogram(Array.from({ length }, (_, value) => ({ from: value, to: value, count })));
const ranges = (length: number, step: number) =>
  sharesOfHistogram(Array.from({ length }, (_, at) => ({ from: at * step, to: (at + 1) * step, count: 7 })));

test.each([
  ['0 to 10', numbers(11, 20), true, true],
  ['0 to 10, each by hundreds', numbers(11, 200), false, true],
  ['1 to 5 by thousands', numbers(5, 1000), false, true],
  ['ten short ranges', ranges(10, 10), false, true],
  ['twelve long ranges', ranges(12, 1000), false, false],
])('%s: on a phone, on a wide screen', (_, shares, phone, wide) => {
  expect([fitSideBySide(shares, SIGNS.phone), fitSideBySide(shares, SIGNS.wide)]).toEqual([phone, wide]);
});
