import type { InputOf } from '../../../contract/index.ts';
import { wordsOf } from '../wordsOf.ts';
import { articles } from './numberWords.data.ts';
import { numbersIn, spokenWords } from './numbersIn.ts';
import type { FoundNumber } from './numbersIn.ts';
import type { ReadValue } from './ReadValue.ts';
import { sure, unsure } from './ReadValue.ts';
import { ordinalNumber } from './wholeNumber.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Before a number: it is not just that one. */
const besides = set(
  'knapp fast gut beinahe uber unter mindestens hochstens maximal minimal mehr weniger bis almost nearly over under least most',
);
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

/** The only number that a sentence is about, its unit counted as a hint; several when it can be any of them; null for none. */
export function readNumberIn(text: string, { unit }: Pick<InputOf<'number'>, 'unit'>): ReadValue<number> | null {
  // A time or a date is no number, and neither are its parts.
  if (/\d:\d|\d\.\d{1,2}\.|\d\/\d{1,2}\//.test(text)) return null;
  const words = spokenWords(text);
  const found = numbersIn(words).filter(({ from }) => !denials.has(words[from - 1] ?? ''));
  const [first, second] = found;
  if (!first) return withoutNumber(words);
  if (second) return severalIn(words, found, unit);
  const age = within[words[first.from - 1] ?? ''];
  if (age !== undefined && first.value % 10 === 0 && first.value >= 10) return unsure(first.value + age);
  const before = words.slice(Math.max(0, first.from - 2), first.from);
  return before.some((word) => besides.has(word)) ? unsure(first.value) : sure(first.value);
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
  const article = words.findIndex((word) => articles.has(word));
  const isFew = ['paar', 'bisschen', 'wenig', 'haufen', 'few', 'lot'].includes(words[article + 1] ?? '');
  if (article < 0 || isFew) return null;
  if (words.length === 1) return sure(1);
  return words.length <= 4 ? unsure(1) : null;
}

function severalIn(
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
    const isRange = joined === undefined || rangeWords.has(joined) || words[first.from - 1] === 'zwischen';
    if (isRange && between.length < 2 && first.value < last.value) {
      return unsure((first.value + last.value) / 2, first.value, last.value);
    }
  }
  const units = unit === null ? [] : wordsOf(unit);
  const measured = found.filter(({ to }) => units.some((one) => (words[to] ?? '').startsWith(one.slice(0, STEM))));
  const [only, ...more] = measured;
  return only && more.length === 0 ? sure(only.value) : all;
}
