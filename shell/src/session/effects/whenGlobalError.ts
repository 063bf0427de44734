import { clearAuthor } from '@dialogwerk/shared/clients';
import { $globalError, $notice, $session, $survey } from '@dialogwerk/shared/state';
import { $verification } from '../state/verification.ts';
import { forgetReturnRoute } from './returnRoute.ts';

/** A global error clears the session and goes to the login screen (spec §4). Gives the way to stop. */
export function whenGlobalError(go: (path: string) => void): () => void {
  return $globalError.listen((text) => {
    if (text === null) return;
    clearStored();
    $session.set(null);
    $survey.set(null);
    $notice.set(null);
    $verification.set('open');
    go('/login');
  });
}

/** Everything of spec §3's storage keys; the choice of light or dark belongs to the device and stays. */
function clearStored(): void {
  clearAuthor();
  forgetReturnRoute();
  localStorage.removeItem('history');
}
