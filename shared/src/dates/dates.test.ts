import { expect, test } from 'vitest';
import {
  formatClock,
  formatDay,
  formatLongDay,
  formatMinute,
  formatMoment,
  formatMonth,
  formatRecentMoment,
  formatShortMoment,
  formatWeekday,
  shiftedDay,
} from './index.ts';

const evening = Date.UTC(2026, 10, 21, 23, 5, 33);

test.each([
  [formatMoment, '22.11.2026, 00:05'],
  [formatShortMoment, '22.11.26, 00:05'],
  [formatRecentMoment, '22. November um 00:05'],
  [formatClock, '00:05:33'],
  [formatMinute, '00:05'],
  [formatLongDay, '22. November 2026'],
  [formatWeekday, 'Sonntag, 22. November 2026'],
])('%o writes by the clock of the study', (format, written) => {
  expect([format(evening), format(new Date(evening))]).toEqual([written, written]);
});

test('who wants it in English gets it so', () => {
  expect(formatMoment(evening, 'en-GB')).toBe('22 Nov 2026, 00:05');
  expect(formatShortMoment(evening, 'en-GB')).toBe('22/11/2026, 00:05');
});

test('a day and a month are the same wherever they are read', () => {
  expect([formatDay('2026-12-31'), formatDay('2026-03-29')]).toEqual(['31.12.2026', '29.03.2026']);
  expect([formatMonth(2026, 0), formatMonth(2026, 10)]).toEqual(['Jan. 2026', 'Nov. 2026']);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-26', -2, '2026-10-24'],
])('%s and %d days is %s', (day, by, shifted) => {
  expect(shiftedDay(day, by)).toBe(shifted);
});
