import { IBAN_PATTERN, patternKind, POSTCODE_PATTERN } from '@dialogwerk/shared/dialog';

/** What is chosen for the form of an answer. */
export const patternChoices = ['none', 'postcode', 'digits', 'iban', 'own'] as const;
export type PatternChoice = (typeof patternChoices)[number];

/** As many digits as most universities give. */
const USUAL_DIGITS = 7;
const MOST_DIGITS = 20;

export function choiceOf(pattern: string): PatternChoice {
  return pattern === '' ? 'none' : patternKind(pattern);
}

export function isPatternChoice(value: string): value is PatternChoice {
  return patternChoices.some((choice) => choice === value);
}

/** The pattern of so many digits; null for none. */
export function digitsPattern(count: number): string | null {
  return Number.isInteger(count) && count >= 1 && count <= MOST_DIGITS ? '#'.repeat(count) : null;
}

/** The pattern that a choice begins with; `before` stays where an own one is written. */
export function patternFor(choice: PatternChoice, before: string): string {
  switch (choice) {
    case 'none':
      return '';
    case 'postcode':
      return POSTCODE_PATTERN;
    case 'digits':
      return '#'.repeat(USUAL_DIGITS);
    case 'iban':
      return IBAN_PATTERN;
    case 'own':
      return before;
  }
}
