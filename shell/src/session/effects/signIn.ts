import { ApiError, knownDevice, send } from '@dialogwerk/shared/clients';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { takeSession } from './takeSession.ts';

/**
 * Logs in and stores user and tokens (spec §4). Tells whether this page goes on (`enterSession`). Throws `ApiError`; a
 * response without success true is a refusal (spec §5).
 */
export async function signIn(credentials: CallRequest<'login'>): Promise<boolean> {
  const known = knownDevice.read();
  const request = known === null ? credentials : { ...credentials, device: known };
  const { success, token, refresh_token, device, ...user } = await send('login', request);
  if (!success) throw new ApiError('login', 401, null);
  return takeSession(user, { token, refresh_token, device });
}
