import { knownDevice, send } from '@dialogwerk/shared/clients';
import { endSession } from './endSession.ts';

/** Logs out here and on the server. The server is not waited for: without it, the session ends here all the same. */
export function logOut(): void {
  send('logout', {}).catch(() => undefined);
  knownDevice.forget();
  endSession();
}
