import { createHiding } from './createHiding.ts';
import type { PersonalWords } from './PersonalWords.ts';

/** Replaces what tells of people in the texts of one conversation by `[Name]`, `[E-Mail]` …, so that nobody can show it again. */
export function hidePersonal(decided: PersonalWords): (text: string) => string {
  return createHiding(decided, (kind) => `[${kind}]`);
}
