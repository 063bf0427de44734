import { wordsOf } from '../../text/words/wordsOf.ts';
import { articles, multipliers } from './numberWords.data.ts';
import { wordNumber } from './wholeNumber.ts';

/** A number in a sentence, with the words around it. */
export interface FoundNumber {
  readonly value: number;
  /** Places of its words, the first and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

/** A sentence as words, numbers in digits as one word each ('1.500' is '1500', '2,5' is '2.5'). */
export function spokenWords(text: string): readonly string[] {
  const parts = text
    .replaceAll('\u2013', '-')
    .replaceAll(/(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g, '')
    .split(numerals);
  return parts.flatMap((part, place) => {
    if (place % 2 === 0) return wordsOf(part);
    if (/\p{L}$/u.test(part)) return wordsOf(part);
    return [digitsOf(part, parts.slice(0, place).join(''))];
  });
}

/** '12ten', '3rd'; '-1.500,75'. */
const numerals = /(\d{1,2}(?:s?te[nrs]?|st|nd|rd|th)(?!\p{L})|[-+\u2212]?\d[\d.,'\u00A0\u202F]*\d|[-+\u2212]?\d)/iu;

/** '1.500,75' and '1.500' group by points, '2.5' does not. A sign counts only where no word or number stands right before it. */
function digitsOf(part: string, before: string): string {
  const signed =
    /[\p{L}\p{N}][\s:]*$/u.test(before) && /^[-+\u2212]/.test(part)
      ? part.slice(1)
      : part.replace('\u2212', '-').replace('+', '');
  const compact = signed.replaceAll(/['\u00A0\u202F]/g, '');
  const grouped = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(compact) ? compact.replaceAll('.', '') : compact;
  return grouped.replace(',', '.');
}

const isDigits = (word: string): boolean => /^-?\d+(\.\d+)?$/.test(word);

/** The number that one word stands for. */
function valueOf(word: string): number | null {
  return isDigits(word) ? Number(word) : wordNumber(word);
}

/** All numbers of a sentence in their order; articles ('ein') are none, except before a word that multiplies or a fraction. */
export function numbersIn(words: readonly string[]): FoundNumber[] {
  const found: FoundNumber[] = [];
  let at = 0;
  while (at < words.length) {
    const number = numberAt(words, at);
    if (number) found.push(number);
    at = number?.to ?? at + 1;
  }
  return found;
}

function numberAt(words: readonly string[], at: number): FoundNumber | null {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (word === 'minus') {
    const number = numberAt(words, at + 1);
    return number?.from === at + 1 ? { ...number, value: -number.value, from: at } : null;
  }
  const isArticle = articles.has(word);
  const begins = isArticle && (multipliers[next] !== undefined || isFraction(next)) ? 1 : valueOf(word);
  const multiplies = multipliers[word];
  if (begins === null)
    return multiplies !== undefined && word !== 'k' ? { value: multiplies, from: at, to: at + 1 } : null;
  // 'ein halbes': half of one.
  if (isArticle && isFraction(next)) {
    return grownFrom(words, { value: valueOf(next) ?? 0, from: at, to: at + 2 });
  }
  return grownFrom(words, { value: begins, from: at, to: at + 1 });
}

const isFraction = (word: string): boolean => {
  const value = wordNumber(word);
  return value !== null && value < 1 && value > 0;
};

/** 'zwei komma funf', 'vierzig tausend', 'forty four', 'zwei einhalb', 'ein dutzend'. */
function grownFrom(words: readonly string[], begun: FoundNumber): FoundNumber {
  let { value, to } = begun;
  const [next = '', third = ''] = words.slice(to);
  if (['komma', 'point'].includes(next) && valueOf(third) !== null) {
    const digits = words.slice(to + 1).map(valueOf);
    const count = digits.findIndex((digit) => digit === null || digit > 9 || !Number.isInteger(digit));
    const read = digits.slice(0, count < 0 ? digits.length : count);
    if (read.length > 0) {
      value = Number(`${value}.${read.join('')}`);
      to += 1 + read.length;
    }
  } else if (next === 'einhalb') {
    value += 0.5;
    to += 1;
  } else if (
    value >= 20 &&
    value < 100 &&
    value % 10 === 0 &&
    /^(one|two|three|four|five|six|seven|eight|nine)$/.test(next)
  ) {
    value += valueOf(next) ?? 0;
    to += 1;
  } else if (/^\d\.?$/.test(next) && third === '2' && words[to] === '1') {
    // '2 1/2' reads as the words 2, 1, 2.
    value += 0.5;
    to += 2;
  }
  for (let factor = multipliers[words[to] ?? '']; factor !== undefined; factor = multipliers[words[to] ?? '']) {
    value *= factor;
    to += 1;
  }
  return { value, from: begun.from, to };
}
