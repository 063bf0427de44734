import { expect, test } from 'vitest';
import { defaultEnd, endOfDay } from './linkEnd.ts';

const now = new Date('2026-11-22T12:00:00').getTime();

test('a link ends with the day that is chosen, today at the earliest and within a year', () => {
  expect(defaultEnd(now)).toBe('2026-12-22');
  expect(endOfDay('2026-11-22', now)).toBe(new Date('2026-11-22T23:59:59').getTime());
  expect(endOfDay('2027-11-22', now)).not.toBeNull();
  expect(['2026-11-21', '2028-01-01', '', 'morgen'].map((day) => endOfDay(day, now))).toEqual([null, null, null, null]);
});
