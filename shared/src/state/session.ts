import type { AuthUser } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { fields, orNull, text, yesOrNo } from './guards.ts';

/** The logged-in author; null while signed out. Owner: shell. */
export const $session = crossAppAtom<AuthUser | null>(
  'session',
  null,
  orNull(
    fields<AuthUser>({
      username: text,
      firstName: orNull(text),
      lastName: orNull(text),
      user_id: text,
      admin: yesOrNo,
    }),
  ),
);
