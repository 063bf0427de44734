import type { AuthUser } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { fields, isBoolean, isText, orNull } from './guards.ts';

/** The logged-in author; null while signed out. Owner: shell. */
export const $session = crossAppAtom<AuthUser | null>(
  'session',
  null,
  orNull(
    fields<AuthUser>({
      username: isText,
      firstName: orNull(isText),
      lastName: orNull(isText),
      user_id: isText,
      admin: isBoolean,
    }),
  ),
);
