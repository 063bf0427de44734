import { beforeAll, expect, test } from 'vitest';
import { respondentTexts } from '../respondentTexts.ts';
import { knowEveryLanguage } from './knowEveryLanguage.ts';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100];

/** What characters are called by the category that `Intl` puts a number in. */
const characters: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  de: { one: 'Zeichen', other: 'Zeichen' },
  en: { one: 'character', other: 'characters' },
  fr: { one: 'caractère', other: 'caractères' },
  es: { one: 'carácter', other: 'caracteres' },
  it: { one: 'carattere', other: 'caratteri' },
  pl: { one: 'znak', few: 'znaki', many: 'znaków' },
  tr: { one: 'karakterle', other: 'karakterle' },
  uk: { one: 'символ', few: 'символи', many: 'символів' },
  ar: { zero: 'صفر حرف', one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' },
};

beforeAll(knowEveryLanguage);

test.each(Object.entries(characters))('lengths have the form of their number in %s', (language, forms) => {
  for (const count of COUNTS) {
    const form = forms[new Intl.PluralRules(language).select(count)];
    expect(form, `${language} ${count}`).toBeDefined();
    for (const du_sie of ['sie', 'du'] as const) {
      const said = respondentTexts(language, du_sie).tooLong(7, count);
      expect(said).toMatch(new RegExp(`${form}(?!\\p{L})`, 'u'));
    }
  }
});

test.each(Object.keys(characters))('as many options as are asked for are named in %s', (language) => {
  const { tooFew, tooMany } = respondentTexts(language, 'sie');
  const rules = new Intl.PluralRules(language);
  const wordsOf = (said: string): string => said.replaceAll(/\d+/g, '#');
  for (const say of [tooFew, tooMany]) {
    for (const count of COUNTS.filter((one) => one > 2)) {
      expect(say(count)).toContain(String(count));
      const alike = COUNTS.filter((other) => other > 2 && rules.select(other) === rules.select(count));
      for (const other of alike) expect(wordsOf(say(other))).toBe(wordsOf(say(count)));
    }
  }
});

test('numbers, days and enumerations are written as each language writes them', () => {
  const written = (language: string): readonly string[] => {
    const { number, date, list } = respondentTexts(language, 'sie');
    return [number(1234.5), date('2026-03-01'), list(['A', 'B', 'C'])];
  };
  expect(written('fr')).toEqual(['1234,5', '1 mars 2026', 'A, B et C']);
  expect(written('pl')).toEqual(['1234,5', '1 marca 2026', 'A, B i C']);
  expect(written('uk')).toEqual(['1234,5', expect.stringMatching(/^1 березня 2026/), 'A, B і C']);
  expect(written('tr')).toEqual(['1234,5', '1 Mart 2026', 'A, B ve C']);
  expect(written('ar')).toEqual(['1234.5', '1 مارس 2026', 'A وB وC']);
});
