import type { VariableValue } from '../../contract/index.ts';
import { comparable, exactForm } from '../text/comparable.ts';

/** The signs of a pattern that stand for something else than themselves. */
const MANY = '*';
const ONE = '?';
const DIGIT = '#';

/** The same signs, and the first and last digit, as numbers: those are compared far more quickly than texts. */
const MANY_CODE = 0x2a;
const ONE_CODE = 0x3f;
const DIGIT_CODE = 0x23;
const ZERO = 0x30;
const NINE = 0x39;

function codesOf(text: string): number[] {
  const codes: number[] = [];
  for (const sign of text) codes.push(sign.codePointAt(0) ?? 0);
  return codes;
}

const fits = (sign: number, letter: number): boolean => {
  if (sign === ONE_CODE) return true;
  return sign === DIGIT_CODE ? letter >= ZERO && letter <= NINE : sign === letter;
};

/**
 * Whether a whole text is as a pattern says, upper and lower case alike: `*` stands for any number of signs, `?` for one, `#` for a
 * digit. Takes at most as many steps as text times pattern, because a pattern of an author meets texts of strangers.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  return matchesOneOf(text, [pattern]);
}

/** The same for several patterns, of which one is enough; the text is brought into its form but once. */
export function matchesOneOf(text: string, patterns: readonly string[]): boolean {
  const written = small(text);
  const letters = codesOf(written);
  const signs = patterns.map(small);
  if (signs.some((pattern) => fitsPattern(letters, codesOf(pattern)))) return true;
  // An 'ß' is one sign, unless the other writes two.
  if (![written, ...signs].some((one) => one.includes('ß'))) return false;
  const folded = codesOf(comparable(text));
  return patterns.some((pattern) => fitsPattern(folded, codesOf(comparable(pattern))));
}

const small = (text: string): string => exactForm(text).toLowerCase();

function fitsPattern(letters: readonly number[], signs: readonly number[]): boolean {
  let letter = 0;
  let sign = 0;
  /** Behind the last `*`, and up to where that reaches; -1 before there is one. */
  let [signAfter, reached] = [-1, -1];
  while (letter < letters.length) {
    const wanted = signs[sign];
    if (wanted === MANY_CODE) {
      sign += 1;
      [signAfter, reached] = [sign, letter];
      // Nothing that follows can fail.
      if (sign === signs.length) return true;
    } else if (wanted !== undefined && fits(wanted, letters[letter] ?? 0)) {
      letter += 1;
      sign += 1;
    } else if (signAfter >= 0) {
      reached += 1;
      letter = reached;
      sign = signAfter;
    } else {
      return false;
    }
  }
  return signs.slice(sign).every((rest) => rest === MANY_CODE);
}

/** A text that a pattern fits, to try it with. */
export function exampleOf(pattern: string): string {
  return pattern.replaceAll(MANY, 'x').replaceAll(ONE, 'x').replaceAll(DIGIT, '0');
}

/** How a text is compared with a part of it. */
export type TextTest = (text: string, part: string) => boolean;

/** Upper and lower case count the same in all but the last. */
export const sameText: TextTest = (text, other) => text === other || comparable(text) === comparable(other);
export const containsText: TextTest = (text, part) => comparable(text).includes(comparable(part));
export const beginsWithText: TextTest = (text, part) => comparable(text).startsWith(comparable(part));
export const isExactly: TextTest = (text, other) => exactForm(text) === exactForm(other);

/** A test of a text as one of any value: of a list one entry is enough, a number counts as it is written; missing stays missing. */
export function testedAsText(test: TextTest, [value = null, part = null]: readonly VariableValue[]): boolean | null {
  if (typeof part !== 'string' || value === null || typeof value === 'boolean') return null;
  const texts = Array.isArray(value) ? value : [String(value)];
  return texts.some((text) => test(text, part));
}
