import { capitalsOf } from '@dialogwerk/shared/browser';
import type { AuthUser } from '@dialogwerk/shared/contract';

type Names = Pick<AuthUser, 'username' | 'firstName' | 'lastName'>;

/** The string 'null' counts as empty (spec §2). */
function filled(name: string | null): string {
  const trimmed = name?.trim() ?? '';
  return trimmed === 'null' ? '' : trimmed;
}

/** First and last name, else the username (spec §2). */
export function nameOf({ username, firstName, lastName }: Names): string {
  return [filled(firstName), filled(lastName)].filter((name) => name !== '').join(' ') || filled(username);
}

/** The first letters of first and last name, else the first of the username, as capitals (spec §2). */
export function initialsOf({ username, firstName, lastName }: Names): string {
  const names = [filled(firstName), filled(lastName)].filter((name) => name !== '');
  return capitalsOf(names.length > 0 ? names : [filled(username)]);
}
