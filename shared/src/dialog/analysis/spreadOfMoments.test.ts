import { expect, test } from 'vitest';
import { spreadOfDays, spreadOfTimes } from './spreadOfMoments.ts';

const once = (...texts: string[]) => texts.map((text) => ({ text, count: 1 }));

test('days that lie near each other are counted by month, also those without any', () => {
  const of2026 = 2026 * 12;
  expect(spreadOfDays(once('2026-01-31', '2026-03-01', '2026-03-31'))).toEqual([
    { from: of2026, to: of2026, count: 1 },
    { from: of2026 + 1, to: of2026 + 1, count: 0 },
    { from: of2026 + 2, to: of2026 + 2, count: 2 },
  ]);
});

test('days that lie far apart are counted by year', () => {
  const spread = spreadOfDays(once('1990-05-01', '1992-12-31'));
  expect(spread).toEqual([
    { from: 1990 * 12, to: 1991 * 12, count: 1 },
    { from: 1991 * 12, to: 1992 * 12, count: 0 },
    { from: 1992 * 12, to: 1993 * 12, count: 1 },
  ]);
});

test('times of day are counted by hour; what is none counts nowhere', () => {
  expect(spreadOfTimes(once('07:59', '07:00', '09:00', 'bald'))).toEqual([
    { from: 7, to: 7, count: 2 },
    { from: 8, to: 8, count: 0 },
    { from: 9, to: 9, count: 1 },
  ]);
});
