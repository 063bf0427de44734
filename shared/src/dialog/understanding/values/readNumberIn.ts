import type { InputOf } from '../../../contract/index.ts';
import { wordsOf } from '../../text/words/wordsOf.ts';
import { agesOf, birthYearIn, wholeYear } from './birthYearIn.ts';
import { months } from './dateWords.data.ts';
import { articles } from './numberWords.data.ts';
import { numbersIn, spokenWords } from './numbersIn.ts';
import type { FoundNumber } from './numbersIn.ts';
import type { ReadValue } from './ReadValue.ts';
import { sure, unsure } from './ReadValue.ts';
import { ordinalNumber } from './wholeNumber.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Before a number: it is not just that one. */
const besides = set(
  'knapp fast gut beinahe bald uber unter mindestens hochstens maximal minimal mehr weniger bis almost nearly over under least most',
);
/** Behind a number: somewhat beside it. */
const somewhat = set('minus plus zerquetschte aufwarts something odd');
/** Before a ten: somewhere in it. */
const within: Readonly<Record<string, number>> = { anfang: 2, mitte: 5, ende: 8, early: 2, mid: 5, late: 8 };
/** Between two numbers: the second one corrects the first. */
const corrections = set('sondern nein ne nee ah ahm quatsch sorry falsch meine korrektur halt eher no actually');
const noneWords = set('kein keine keinen keins keiner keines none nobody niemand nie niemals never nix nichts');
/** Behind 'keine': nobody counts these. */
const notCounted = set('ahnung angabe angaben idee lust antwort meinung zahl clue idea');
const rangeWords = set('bis to');
/** 'Jahre' is also in 'Jahren': so many letters have to be the same. */
const STEM = 4;
const denials = set('nicht nich net ned not');

/** A question for a number, as far as it says which is meant. */
export type NumberAsked = Pick<InputOf<'number'>, 'unit'> & Partial<Pick<InputOf<'number'>, 'min' | 'max'>>;

/**
 * The only number that a sentence is about, its unit counted as a hint; several when it can be any of them; null for none.
 * @param today 'YYYY-MM-DD', for ages of those who say when they were born; absent: they are not read
 */
export function readNumberIn(text: string, asked: NumberAsked, today?: string): ReadValue<number> | null {
  // A time or a date is no number, and neither are its parts.
  if (/\d:\d|\d\.\d{1,2}\.|\d\/\d{1,2}\//.test(text)) return null;
  const words = spokenWords(text);
  if (namesTime(words)) return null;
  const year = today === undefined ? null : yearMeant(words, asked, today);
  if (year) return year;
  if (/\b[Ee]in(?:e[ns]?)? Paar\b/.test(text)) return unsure(2);
  const { unit } = asked;
  const found = numbersIn(words).filter(({ from }) => !denials.has(words[from - 1] ?? ''));
  const [first, second] = found;
  if (!first) return withoutNumber(words);
  if (second) return severalIn(text, words, found, unit);
  const age = within[words[first.from - 1] ?? ''];
  if (age !== undefined && first.value % 10 === 0 && first.value >= 10) return unsure(first.value + age);
  const before = words.slice(Math.max(0, first.from - 2), first.from);
  const behind = words.slice(first.to);
  const isRough = before.some((word) => besides.has(word)) || behind.some((word) => somewhat.has(word));
  return isRough ? unsure(first.value) : sure(first.value);
}

/** Whether words name a time or a day ('halb acht', '8 Uhr', '3. Mai'): their numbers are none of their own. */
function namesTime(words: readonly string[]): boolean {
  return numbersIn(words).some(({ value, from, to }) => {
    const isHour = Number.isInteger(value) && value >= 0 && value <= 24;
    if (!isHour) return months[words[to] ?? ''] !== undefined && value <= 31;
    if (words[to] === 'uhr' || (months[words[to] ?? ''] !== undefined && words[to] !== 'may')) return true;
    const before = words.slice(Math.max(0, from - 2), from);
    const isTurned = before.at(-1) === 'nach' || before.at(-1) === 'vor';
    if (isTurned && before[0]?.endsWith('viertel')) return true;
    return value >= 1 && value <= 12 && (before.at(-1) === 'halb' || before.at(-1) === 'dreiviertel');
  });
}

/** A year of birth, where one is asked for, and an age where that is; null where words speak of none. */
function yearMeant(words: readonly string[], { unit, min = null, max = null }: NumberAsked, today: string) {
  const born = birthYearIn(words, today);
  const asksForYear = (min ?? 0) >= 1_000 || (min === null && max !== null && max >= 1_900);
  if (asksForYear) {
    const [only, ...others] = numbersIn(words);
    const short = only && others.length === 0 && only.value < 100 ? wholeYear(only.value, today) : null;
    return born ?? (short === null ? null : unsure(short));
  }
  if (!born) return null;
  const [year] = born.values;
  const [older, younger] = agesOf(year, today);
  const asksForAge = (max !== null && max <= 150) || (unit !== null && wordsOf(unit)[0]?.startsWith('jahr'));
  return asksForAge ? unsure(older, younger) : unsure(year, older);
}

/** 'keine' is nought, 'einen' is one, 'die dritte' may be three. */
function withoutNumber(words: readonly string[]): ReadValue<number> | null {
  const none = words.findIndex((word) => noneWords.has(word));
  if (none >= 0) {
    if (notCounted.has(words[none + 1] ?? '')) return null;
    return words.length <= 2 ? sure(0) : unsure(0);
  }
  const decade = words.map((word) => /^(?:mitt|end|anfang)?(.+)iger(?:in|n)?$/.exec(word)?.[1]).find(Boolean);
  const ten = decade === undefined ? null : numbersIn([`${decade}ig`])[0]?.value;
  if (ten) return unsure(ten + (words.some((word) => word.startsWith('mitt')) ? 5 : 0));
  // 'zu viert'.
  const together = words.findIndex((word, at) => words[at - 1] === 'zu' && ordinalNumber(`${word}e`) !== null);
  if (together >= 0) return sure(ordinalNumber(`${words[together]}e`) ?? 0);
  const place = words.map(ordinalNumber).find((value) => value !== null);
  if (place !== undefined && place !== null) return unsure(place);
  if (words.includes('beide') || words.includes('both')) return unsure(2);
  if (words.includes('handvoll') || words.includes('handful')) return unsure(5);
  const article = words.findIndex((word) => articles.has(word));
  const isFew = ['paar', 'bisschen', 'wenig', 'haufen', 'few', 'lot'].includes(words[article + 1] ?? '');
  if (article < 0 || isFew) return null;
  if (words.length === 1) return sure(1);
  return words.length <= 4 ? unsure(1) : null;
}

function severalIn(
  text: string,
  words: readonly string[],
  found: readonly FoundNumber[],
  unit: string | null,
): ReadValue<number> | null {
  const [first, ...others] = found;
  const last = found.at(-1);
  if (!first || !last) return null;
  if (others.every(({ value }) => value === first.value)) return sure(first.value);
  const between = words.slice(first.to, last.from);
  if (between.some((word) => corrections.has(word))) return sure(last.value);
  const all = unsure(first.value, ...others.map(({ value }) => value));
  if (found.length === 2) {
    const [joined] = between;
    // 'acht von zehn': of ten.
    if (between.length === 1 && joined === 'von') return sure(first.value);
    if (joined === undefined && last.value === 0.25 && Number.isInteger(first.value)) return unsure(first.value / 4);
    const isJoined = joined === undefined && /\d\s?[-\u2013]\s?\d/.test(text);
    const isRange = isJoined || rangeWords.has(joined ?? '') || words[first.from - 1] === 'zwischen';
    if (isRange && between.length < 2 && first.value < last.value) {
      return unsure((first.value + last.value) / 2, first.value, last.value);
    }
  }
  const units = unit === null ? [] : wordsOf(unit);
  const measured = found.filter(({ to }) => units.some((one) => (words[to] ?? '').startsWith(one.slice(0, STEM))));
  const [only, ...more] = measured;
  return only && more.length === 0 ? sure(only.value) : all;
}
