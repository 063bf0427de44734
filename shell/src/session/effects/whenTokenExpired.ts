import { $errorDialog, $session } from '@dialogwerk/shared/state';
import { endSession } from './endSession.ts';

/** An error dialog about an expired login ends the session (spec §8). Gives the way to stop. */
export function whenTokenExpired(): () => void {
  return $errorDialog.listen((error) => {
    if (error?.code === 'login/expired' && $session.get()) endSession(null);
  });
}
