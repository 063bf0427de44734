import { knownDevice, storeAuthor } from '@dialogwerk/shared/clients';
import type { AuthUser, CallResponse } from '@dialogwerk/shared/contract';
import { $verification } from '../state/verification.ts';
import { enterSession } from './enterSession.ts';

/** What a login gives beside its user. */
type Opened = CallResponse<'refresh'> & Pick<CallResponse<'login'>, 'device'>;

/** Stores a user and what the server has just given, and begins the session. Tells whether this page goes on. */
export function takeSession(user: AuthUser, { device, ...tokens }: Opened): boolean {
  storeAuthor(user, tokens);
  knownDevice.keep(device);
  $verification.set('valid');
  return enterSession(user);
}
