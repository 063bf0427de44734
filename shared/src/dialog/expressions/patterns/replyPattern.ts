import { matchesOneOf } from '../textTests.ts';
import { exactForm } from '../../text/comparable.ts';
import { isIban, SOME_IBAN } from './iban.ts';

/** Stands for an IBAN, which no signs can say. */
export const IBAN_PATTERN = '{IBAN}';
export const POSTCODE_PATTERN = '#####';
const BETWEEN = '|';
/** One sign can stand for eighteen, so that a text may be far longer in the form in which it is compared. */
const LONGEST = 10_000;
const SIGNS = /[*?#]/g;

/** What a pattern asks for, as far as it has a name; the rest stands in it as its author wrote it. */
export type PatternKind = 'postcode' | 'digits' | 'iban' | 'own';

export function patternKind(pattern: string): PatternKind {
  if (pattern === POSTCODE_PATTERN) return 'postcode';
  if (isIbanPattern(pattern)) return 'iban';
  return /^#+$/.test(pattern) ? 'digits' : 'own';
}

/** The patterns between `|`, of which a reply has to fit one. */
export function alternativesOf(pattern: string): string[] {
  return pattern
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

export function isIbanPattern(alternative: string): boolean {
  return alternative.toUpperCase() === IBAN_PATTERN;
}

/**
 * Whether a whole reply is as a pattern says: as one of its alternatives, each in the signs of `matches` (`passt`), or an IBAN. Takes at most
 * as many steps as reply times pattern.
 */
export function fitsReplyPattern(text: string, pattern: string): boolean {
  const alternatives = alternativesOf(pattern);
  if (alternatives.length === 0) return true;
  const signs = alternatives.filter((one) => !isIbanPattern(one));
  if (signs.length < alternatives.length && isIban(text)) return true;
  return exactForm(text).length <= LONGEST && matchesOneOf(text, signs);
}

/** What is written in the place of each sign. */
export interface Signs {
  readonly digit: () => string;
  readonly letter: () => string;
  /** In place of each `*`; `missing`: so many signs the text is still too short by. */
  readonly many: (missing: number) => string;
}

const plainSigns: Signs = { digit: () => '0', letter: () => 'x', many: (missing) => 'x'.repeat(missing) };

/** A text for each alternative, as long as is wanted where it lets it be; one may be too long all the same. */
export function textsOfPattern(pattern: string, min_length: number, signs: Signs = plainSigns): string[] {
  return alternativesOf(pattern).map((alternative) => {
    if (isIbanPattern(alternative)) return SOME_IBAN;
    let missing = Math.max(min_length - Array.from(alternative.replaceAll('*', '')).length, 0);
    return alternative.replaceAll(SIGNS, (sign) => {
      if (sign === '#') return signs.digit();
      if (sign === '?') return signs.letter();
      const many = signs.many(missing);
      missing = Math.max(missing - many.length, 0);
      return many;
    });
  });
}
