import { clearAuthor } from '@dialogwerk/shared/clients';
import { $notice, $session, $survey } from '@dialogwerk/shared/state';
import { $globalError } from '../state/globalError.ts';
import { $verification } from '../state/verification.ts';
import { guardTexts as texts } from '../guardTexts.ts';
import { forgetReturnRoute } from './returnRoute.ts';

/**
 * Ends the session and says why on the login screen (spec §4: 'a global error clears the session and goes to login'); null where it is
 * said already.
 */
export function endSession(reason: string | null = texts.loggedOut): void {
  clearStored();
  $globalError.set(reason);
  $survey.set(null);
  $notice.set(null);
  $verification.set('open');
  $session.set(null);
}

/** Everything of spec §3's storage keys; the choice of light or dark belongs to the device and stays. */
function clearStored(): void {
  clearAuthor();
  forgetReturnRoute();
  localStorage.removeItem('history');
  // That of the author's tests.
  sessionStorage.removeItem('history');
}
