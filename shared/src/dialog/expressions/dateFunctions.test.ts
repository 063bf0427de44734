import { describe, expect, test } from 'vitest';
import { checkExpression } from './checkExpression.ts';
import { compileExpression } from './compileExpression.ts';
import type { ValueKind } from './ValueKind.ts';

const known = {
  geburtstag: '2004-02-29',
  anreise: '2026-03-28',
  abreise: '2026-03-31',
  beginn: '08:30',
  name: 'Eva',
  fehlt: null,
};
/** 00:05 on 22 November 2026 in Berlin, and still the day before in UTC. */
const night = Date.UTC(2026, 10, 21, 23, 5);
const valueAt = (source: string, at?: number) => compileExpression(source)(known, at);

describe('functions of days', () => {
  test.each([
    ['heute()', '2026-11-22'],
    ['today()', '2026-11-22'],
    ['jetzt()', '00:05'],
    ['now() < beginn', true],
    ['alter(geburtstag)', 22],
    ['alter(geburtstag, "2022-02-28")', 17],
    ['age(geburtstag, "2022-03-01")', 18],
    ['tage(anreise, abreise)', 3],
    ['days(abreise, anreise)', -3],
    ['monate("2023-01-31", "2023-02-28")', 0],
    ['monate("2023-01-31", "2023-03-01")', 1],
    ['jahre(geburtstag, heute())', 22],
    ['wochentag("2026-11-28")', 6],
    ['wochentag("1900-01-01")', 1],
    ['plustage(anreise, 2)', '2026-03-30'],
    ['plustage(heute(), -1)', '2026-11-21'],
    ['plusmonate("2023-01-31", 1)', '2023-02-28'],
    ['plusjahre(geburtstag, 1)', '2005-02-28'],
    ['plusyears(geburtstag, -4)', '2000-02-29'],
    ['geburtstag < heute()', true],
    ['abreise > plustage(anreise; 2)', true],
  ])('%s is %j', (source, expected) => {
    expect(valueAt(source, night)).toEqual(expected);
  });

  test.each([
    'alter(fehlt)',
    'alter(name)',
    'alter("2026-11-23")',
    'tage(anreise, fehlt)',
    'tage("2026-02-30", anreise)',
    'plustage(anreise, 0.5)',
    'plusjahre("9999-01-01", 1)',
    'wochentag(beginn)',
  ])('%s is missing', (source) => {
    expect(valueAt(source, night)).toBeNull();
  });

  test('know no today of their own: without the time of an event it is missing', () => {
    expect(['heute()', 'jetzt()', 'alter(geburtstag)'].map((source) => valueAt(source))).toEqual([null, null, null]);
  });

  test.each([
    ['2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    ['2026-06-30T21:59:59Z', '2026-06-30', '23:59'],
    ['2026-06-30T22:00:00Z', '2026-07-01', '00:00'],
    ['2026-12-31T22:59:59Z', '2026-12-31', '23:59'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ])('at %s it is %s, %s in Berlin', (moment, day, time) => {
    expect([valueAt('heute()', Date.parse(moment)), valueAt('jetzt()', Date.parse(moment))]).toEqual([day, time]);
  });
});

describe('the kinds of values', () => {
  const kinds = new Map<string, ValueKind>([
    ['geburtstag', 'date'],
    ['beginn', 'time'],
    ['name', 'text'],
    ['a', 'number'],
    ['wahl', 'list'],
  ]);
  const problems = (source: string) => checkExpression(source, kinds).map(({ message }) => message);

  test.each([
    'geburtstag < heute()',
    'geburtstag = "1990-03-12"',
    'geburtstag > name',
    'alter(geburtstag) >= 18 und alter(geburtstag, plustage(heute(), a)) < 65',
    'tage(name, "2026-01-01") > 3',
    'beginn < jetzt()',
    'enthält(geburtstag, "1990-")',
    'wahl = geburtstag',
  ])('nothing is wrong with %s', (source) => {
    expect(problems(source)).toEqual([]);
  });

  test.each([
    ['geburtstag > 18', 'An Stelle 12 werden ein Datum und eine Zahl verglichen, sie können nie gleich sein.'],
    ['geburtstag < beginn', 'An Stelle 12 werden ein Datum und eine Uhrzeit verglichen, sie können nie gleich sein.'],
    ['heute() - geburtstag > 3', 'An Stelle 1 wird eine Zahl gebraucht, dort steht aber ein Datum.'],
    ['alter(a) > 3', 'An Stelle 7 wird ein Datum gebraucht, dort steht aber eine Zahl.'],
    ['alter("12.03.1990") > 3', 'An Stelle 7 wird ein Datum gebraucht, dort steht aber ein Text.'],
    ['plustage(geburtstag, geburtstag)', 'An Stelle 22 wird eine Zahl gebraucht, dort steht aber ein Datum.'],
    ['heute(1)', 'An Stelle 1: „heute“ braucht genau 0 Werte, hier steht 1.'],
  ])('%s: %s', (source, message) => {
    expect(problems(source)[0]).toBe(message);
  });
});
