import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shifted } from './days.ts';
import { readDateIn } from './readDateIn.ts';
import { readNumberIn } from './readNumberIn.ts';
import { readTimeIn } from './readTimeIn.ts';
import type { ReadValue } from './ReadValue.ts';
import { dateSentences, numberSentences, timeSentences } from './sentences.data.ts';

const TODAY = '2026-11-22';
const free = { min: null, max: null };
const shown = (read: ReadValue<number | string> | null): string =>
  read === null ? '-' : `${read.isSure ? '=' : '?'} ${read.values.join(' | ')}`;

describe('a sentence', () => {
  test.each(numberSentences)('about a number: %j', (text, expected) => {
    expect(shown(readNumberIn(text, { unit: 'Jahre' }))).toBe(expected);
  });
  test.each(dateSentences)('about a day: %j', (text, expected) => {
    expect(shown(readDateIn(text, free, TODAY))).toBe(expected);
  });
  test.each(timeSentences)('about a time: %j', (text, expected) => {
    expect(shown(readTimeIn(text, free))).toBe(expected);
  });
});

const ones = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const teens = [
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
];
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

/** A whole number below 10,000 in German words, written by other rules than it is read by. */
function inWords(value: number): string {
  if (value === 0) return 'null';
  const [thousands, hundreds, rest] = [Math.floor(value / 1_000), Math.floor(value / 100) % 10, value % 100];
  const low =
    rest >= 10 && rest < 20
      ? (teens[rest - 10] ?? '')
      : rest < 10
        ? rest === 1
          ? 'eins'
          : (ones[rest] ?? '')
        : `${rest % 10 === 0 ? '' : `${ones[rest % 10]}und`}${tens[Math.floor(rest / 10)]}`;
  return `${thousands > 0 ? `${ones[thousands]}tausend` : ''}${hundreds > 0 ? `${ones[hundreds]}hundert` : ''}${low}`;
}

test('every whole number below 10,000 is read from its German words', () => {
  const wrong = Array.from({ length: 10_000 }, (_, value) => value).filter(
    (value) => shown(readNumberIn(inWords(value), { unit: null })) !== `= ${value}`,
  );
  expect(wrong).toEqual([]);
});

test('any day is read from the ways in which it is written', () => {
  const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
  fc.assert(
    fc.property(fc.integer({ min: -36_000, max: 3_000 }), (by) => {
      const day = shifted(TODAY, by);
      const [year, month, date] = day.split('-').map(Number);
      const name = months[(month ?? 1) - 1];
      for (const text of [
        `am ${date}.${month}.${year}`,
        `${date}. ${name} ${year}`,
        day,
        `das war der ${date}. ${name} ${year}`,
      ])
        expect([text, shown(readDateIn(text, free, TODAY))]).toEqual([text, `= ${day}`]);
    }),
  );
});

test('any distance in days is read, and the bounds of the question decide what is open', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), (days) => {
      // 'vor acht Tagen' is mostly a week.
      fc.pre(days !== 8);
      expect(shown(readDateIn(`vor ${inWords(days)} Tagen`, free, TODAY))).toBe(`= ${shifted(TODAY, -days)}`);
    }),
  );
  expect(shown(readDateIn('am 3. Mai', { min: null, max: TODAY }, TODAY))).toBe('= 2026-05-03');
  expect(shown(readDateIn('am Dienstag', { min: TODAY, max: null }, TODAY))).toBe('= 2026-11-24');
  expect(shown(readTimeIn('halb drei', { min: '08:00', max: '18:00' }))).toBe('= 14:30');
});

test('no text makes the readers fail, and what they read is a number, a day and a time', () => {
  const pieces = fc.oneof(
    fc.string(),
    fc.constantFrom(...[...numberSentences, ...dateSentences, ...timeSentences].flatMap(([text]) => text.split(' '))),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (words) => {
      const text = words.join(' ');
      for (const value of readNumberIn(text, { unit: null })?.values ?? []) expect(value).toBeTypeOf('number');
      for (const value of readDateIn(text, free, TODAY)?.values ?? []) expect(value).toMatch(/^\d{4}-\d\d-\d\d$/);
      for (const value of readTimeIn(text, free)?.values ?? []) expect(value).toMatch(/^\d\d:\d\d$/);
    }),
    { numRuns: 2_000 },
  );
});
