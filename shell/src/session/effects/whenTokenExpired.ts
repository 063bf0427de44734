import { $errorDialog, $session } from '@dialogwerk/shared/state';
import { endSession } from './endSession.ts';

/** The error dialog titled 'Token has expired' ends the session (spec §8). Gives the way to stop. */
export function whenTokenExpired(): () => void {
  return $errorDialog.listen((error) => {
    if (error?.title === 'Token has expired' && $session.get()) endSession();
  });
}
