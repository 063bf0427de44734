import type { VariableValue } from '../../contract/index.ts';
import { comparable, exactForm } from '../text/comparable.ts';

/** The signs of a pattern that stand for something else than themselves. */
const MANY = '*';
const ONE = '?';
const DIGIT = '#';

const fits = (sign: string, letter: string): boolean => {
  if (sign === ONE) return true;
  return sign === DIGIT ? letter >= '0' && letter <= '9' : sign === letter;
};

/**
 * Whether a whole text is as a pattern says, upper and lower case alike: `*` stands for any number of signs, `?` for one, `#` for a
 * digit. Takes at most as many steps as text times pattern, because a pattern of an author meets texts of strangers.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const small = (one: string): string => exactForm(one).toLowerCase();
  const [letters, signs] = [small(text), small(pattern)];
  if (fitsPattern(letters, signs)) return true;
  // An 'ß' is one sign, unless the other writes two.
  return [letters, signs].some((one) => one.includes('ß')) && fitsPattern(comparable(text), comparable(pattern));
}

function fitsPattern(text: string, pattern: string): boolean {
  const [letters, signs] = [Array.from(text), Array.from(pattern)];
  let letter = 0;
  let sign = 0;
  /** Where the last `*` stands, and up to where it reaches. */
  let many: { sign: number; letter: number } | null = null;
  while (letter < letters.length) {
    const wanted = signs[sign];
    if (wanted === MANY) {
      many = { sign, letter };
      sign += 1;
    } else if (wanted !== undefined && fits(wanted, letters[letter] ?? '')) {
      letter += 1;
      sign += 1;
    } else if (many) {
      many = { sign: many.sign, letter: many.letter + 1 };
      letter = many.letter;
      sign = many.sign + 1;
    } else {
      return false;
    }
  }
  return signs.slice(sign).every((rest) => rest === MANY);
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
