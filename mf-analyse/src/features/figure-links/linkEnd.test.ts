import { expect, test } from 'vitest';
import { defaultEnd, endOfDay } from './linkEnd.ts';

const now = Date.UTC(2026, 10, 22, 23, 30);

test('a link ends with the day that is chosen by the clock of the study, today at the earliest and within a year', () => {
  expect(defaultEnd(now)).toBe('2026-12-23');
  expect(endOfDay('2026-11-23', now)).toBe(Date.UTC(2026, 10, 23, 22, 59, 59));
  expect(endOfDay('2027-11-22', now)).not.toBeNull();
  expect(['2026-11-22', '2028-01-01', '', 'morgen'].map((day) => endOfDay(day, now))).toEqual([null, null, null, null]);
});
