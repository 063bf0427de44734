import { expect, test } from 'vitest';
import { npsOf, sharesOfSpread } from './spread.ts';

const given = (counts: readonly number[]) => counts.map((count, value) => ({ from: value, to: value, count }));

test('the score is the share of 9 and 10 less the share of 0 to 6', () => {
  const spread = given([0, 0, 0, 0, 0, 0, 2, 1, 1, 3, 3]);
  expect(npsOf({ type: 'slider', spread })).toEqual({ score: 40, detractors: 0.2, passives: 0.2, promoters: 0.6 });
});

test('other questions and empty ones have none', () => {
  const ten = given([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]);
  expect(npsOf({ type: 'number', spread: ten })).toBeNull();
  expect(npsOf({ type: 'slider', spread: ten.slice(1) })).toBeNull();
  expect(npsOf({ type: 'slider', spread: given(Array.from({ length: 11 }, () => 0)) })).toBeNull();
  expect(npsOf({ type: 'slider' })).toBeNull();
});

test('single numbers and ranges read as such', () => {
  expect(
    sharesOfSpread([
      { from: 1.5, to: 1.5, count: 1 },
      { from: 1000, to: 2000, count: 3 },
    ]),
  ).toEqual([
    { id: '1.5', label: '1,5', count: 1, share: 0.25 },
    { id: '1000', label: '1.000 bis unter 2.000', axis: 'ab 1.000', count: 3, share: 0.75 },
  ]);
});
