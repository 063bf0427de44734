import { commonPasswords } from './commonPasswords.data.ts';
import { passwordTexts } from './texts.ts';

const LEAST = 10;

/** What is wrong with a new password, as a German sentence; null when nothing is (domain.md §9). */
export function passwordProblem(password: string): string | null {
  if (Array.from(password).length < LEAST) return passwordTexts.tooShort;
  return commonPasswords.has(password.toLowerCase()) ? passwordTexts.tooCommon : null;
}
