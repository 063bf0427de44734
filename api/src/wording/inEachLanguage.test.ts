import { expect, test } from 'vitest';
import { letterTexts } from '../mail/mailTexts.ts';
import { doorTexts, exitTexts } from '../features/pages/texts.ts';
import { personalTexts } from '../features/pages/personalTexts.ts';
import { furtherTexts } from './inEachLanguage.ts';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100];

/** What seconds are called by the category that `Intl` puts a number in; 0 is never waited for. */
const seconds: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  de: { one: 'einer Sekunde', other: 'Sekunden' },
  en: { one: 'one second', other: 'seconds' },
  fr: { one: 'seconde', other: 'secondes' },
  es: { one: 'un segundo', other: 'segundos' },
  it: { one: 'un secondo', other: 'secondi' },
  pl: { one: 'sekundę', few: 'sekundy', many: 'sekund' },
  tr: { one: 'saniye', other: 'saniye' },
  uk: { one: 'секунду', few: 'секунди', many: 'секунд' },
  ar: { zero: 'لحظة', one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
};

test.each(Object.entries(seconds))('a wait has the form of its number in %s', (language, forms) => {
  for (const count of COUNTS) {
    const form = forms[new Intl.PluralRules(language).select(count)];
    expect(doorTexts(language).passwordWait(count), `${language} ${count}`).toMatch(
      new RegExp(`${form}(?!\\p{L})`, 'u'),
    );
  }
});

test('moments are written as each language writes them, by the clock in Berlin', () => {
  const moment = Date.parse('2026-03-01T13:05:00Z');
  expect(doorTexts('de').notBegunMore(moment)).toContain('1. März um 14:05 Uhr');
  expect(doorTexts('pl').notBegunMore(moment)).toContain('1 marca 2026 14:05');
  for (const language of Object.keys(furtherTexts)) expect(doorTexts(language).overMore(moment)).toContain('2026');
});

test('a language without sentences of its own gets English', () => {
  expect(doorTexts('nl')).toBe(doorTexts('en'));
  expect(exitTexts('fr-CH')).toBe(furtherTexts.fr.exit);
  expect(personalTexts('ar')).toBe(furtherTexts.ar.personal);
  expect(letterTexts('de-AT')).toBe(letterTexts('de'));
});
