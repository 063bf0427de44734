import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween, monthsBetween, plusDays, plusMonths, weekdayOf, yearsBetween } from './days.ts';

/** Days of 1900 to 2200, those around 29 February, month ends and changes of clocks often among them. */
const dayIn = (min: string, max: string) =>
  fc
    .date({ min: new Date(`${min}T00:00:00Z`), max: new Date(`${max}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const edges = ['2000-02-29', '1900-02-28', '1900-03-01', '2024-02-29', '2100-02-28', '2023-01-31', '2026-03-29'];
const day = fc.oneof(dayIn('1900-01-01', '2200-12-31'), fc.constantFrom(...edges, '2026-10-25', '2199-12-31'));
/** The calendar walked day by day, by which all else is measured. */
const next = (from: string): string => plusDays(from, 1) ?? '';
const monthAndDate = (one: string): string => one.slice(5);

describe('days of 1900 to 2200', () => {
  test('follow one another as in the calendar, leap years by its rule', () => {
    let [at, weekday, count] = ['1900-01-01', 1, 0];
    const wrong: string[] = [];
    while (at < '2201-01-01') {
      const year = Number(at.slice(0, 4));
      const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      const isLeapWrong = monthAndDate(at) === '02-28' && monthAndDate(next(at)) !== (isLeap ? '02-29' : '03-01');
      if (isLeapWrong || weekdayOf(at) !== weekday || daysBetween('1900-01-01', at) !== count) wrong.push(at);
      [at, weekday, count] = [next(at), (weekday % 7) + 1, count + 1];
    }
    expect([wrong, count]).toEqual([[], 109_938]);
  });

  test('a difference in days is what has to be added', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(plusDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  test('differences turned round are those with the other sign', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        for (const between of [daysBetween, monthsBetween, yearsBetween]) {
          expect(between(to, from)).toBe(0 - between(from, to) + 0);
        }
      }),
    );
  });

  test('an age grows by one a year, on the birthday or on 1 March, and never between', () => {
    fc.assert(
      fc.property(day, dayIn('1900-01-02', '2200-12-31'), (born, on) => {
        fc.pre(on > born);
        const before = plusDays(on, -1) ?? '';
        const hasBirthday =
          monthAndDate(on) === monthAndDate(born) ||
          (monthAndDate(born) === '02-29' && monthAndDate(on) === '03-01' && monthAndDate(before) === '02-28');
        expect(yearsBetween(born, on) - yearsBetween(born, before)).toBe(hasBirthday ? 1 : 0);
      }),
    );
  });

  test('months that are added lead into that month, to the same day or to its last', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2_000, max: 2_000 }), (from, by) => {
        const to = plusMonths(from, by) ?? '';
        const monthOf = (one: string): number => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
        expect(monthOf(to) - monthOf(from)).toBe(by);
        if (to.slice(8) === from.slice(8)) return;
        expect(to.slice(8) < from.slice(8)).toBe(true);
        expect(next(to).slice(8)).toBe('01');
      }),
    );
  });
});

test.each([
  ['2004-02-29', '2022-02-28', 17],
  ['2004-02-29', '2022-03-01', 18],
  ['2004-02-29', '2024-02-29', 20],
  ['1899-12-31', '1900-12-30', 0],
  ['2026-11-28', '2025-11-29', 0],
  ['2026-11-28', '2025-11-28', -1],
])('from %s to %s are %d years', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years);
});

test.each([
  ['2023-01-31', 1, '2023-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', -12, '2023-02-28'],
  ['1900-02-28', 12, '1901-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['9999-12-31', 1, null],
  ['0001-01-01', -1, null],
])('%s and %d months is %s', (from, by, to) => {
  expect(plusMonths(from, by)).toBe(to);
});

test('what is beyond the years of four digits is none', () => {
  expect([plusDays('9999-12-31', 1), plusDays('0001-01-01', -1), plusDays('2026-01-01', 1e300)]).toEqual([
    null,
    null,
    null,
  ]);
});
