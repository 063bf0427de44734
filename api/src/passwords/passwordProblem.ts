import { PASSWORD_LEAST } from '@dialogwerk/shared/contract';
import { estimator } from './estimator.ts';
import { passwordTexts } from './texts.ts';

/** Whose password it is: what others know of them is guessed first. */
export interface PasswordOwner {
  readonly username: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** Of 0 to 4: from here on some hundred million guesses are needed, which the limits of the login and the hash keep out. */
const LEAST_SCORE = 3;
const PRODUCT = 'dialogwerk';

/** What is wrong with a new password, as a German sentence that says what would help; null when nothing is (domain.md §9). */
export function passwordProblem(password: string, owner: PasswordOwner): string | null {
  if (Array.from(password).length < PASSWORD_LEAST) return passwordTexts.tooShort;
  const { score, sequence, feedback } = estimator().check(password, knownOf(owner));
  if (score >= LEAST_SCORE) return null;
  const has = (pattern: string): boolean => sequence.some((match) => match.pattern === pattern);
  if (sequence.some((match) => match['dictionaryName'] === 'userInputs')) return passwordTexts.personal;
  if (has('repeat')) return passwordTexts.repeated;
  if (has('sequence') || has('spatial')) return passwordTexts.inARow;
  if (has('date') || has('regex')) return passwordTexts.dated;
  return feedback.warning === null && !has('dictionary') ? passwordTexts.weak : passwordTexts.common;
}

/** Names, the address and its parts, and what the product is called. */
function knownOf({ username, first_name, last_name }: PasswordOwner): string[] {
  const names = [first_name, last_name].flatMap((name) => name ?? []);
  const words = [username, ...names].flatMap((text) => [text].concat(text.split(/[^\p{L}\p{N}]+/u)));
  const known = [...words, names.join(''), names.join(' '), PRODUCT].map((word) => word.toLowerCase());
  // Because of words of one or two signs every password is full.
  return [...new Set(known)].filter((word) => word.length > 2);
}
