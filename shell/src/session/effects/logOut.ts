import { knownDevice, send } from '@dialogwerk/shared/clients';
import { forgetTyped } from '@dialogwerk/shared/ui';
import { endSession } from './endSession.ts';

/** Logs out here and on the server. The server is not waited for: without it, the session ends here all the same; what was typed and not sent goes with it. */
export function logOut(): void {
  send('logout', {}).catch(() => undefined);
  knownDevice.forget();
  forgetTyped();
  endSession();
}
