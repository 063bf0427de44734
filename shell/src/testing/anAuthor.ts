import { clearAuthor, storeAuthor } from '@dialogwerk/shared/clients';
import type { AuthUser } from '@dialogwerk/shared/contract';
import { $errorDialog, $moduleSignal, $notice, $session, $survey, $team } from '@dialogwerk/shared/state';
import { $globalError } from '../session/state/globalError.ts';
import { $verification } from '../session/state/verification.ts';

export function anAuthor(fields: Partial<AuthUser> = {}): AuthUser {
  return {
    username: 'erika@example.org',
    firstName: 'Erika',
    lastName: 'Beispiel',
    user_id: 'u1',
    admin: false,
    ...fields,
  };
}

/** Puts an author into the session, as after a login or a restore; verified unless said otherwise. */
export function signedIn(
  author: AuthUser = anAuthor(),
  verification: ReturnType<typeof $verification.get> = 'valid',
): void {
  storeAuthor(author, { token: 'token', refresh_token: 'refresh' });
  $session.set(author);
  $verification.set(verification);
}

/** Everything that one test leaves in the page for the next. */
export function forgetPage(): void {
  clearAuthor();
  localStorage.clear();
  for (const $atom of [$session, $survey, $globalError, $errorDialog, $notice, $moduleSignal, $team]) $atom.set(null);
  $verification.set('open');
}
