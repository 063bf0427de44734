import { storeAuthor } from '@dialogwerk/shared/clients';
import type { AuthUser, CallResponse } from '@dialogwerk/shared/contract';
import { $verification } from '../state/verification.ts';
import { enterSession } from './enterSession.ts';

/** Stores a user and the tokens that the server has just given, and begins the session. Tells whether this page goes on. */
export function takeSession(user: AuthUser, tokens: CallResponse<'refresh'>): boolean {
  storeAuthor(user, tokens);
  $verification.set('valid');
  return enterSession(user);
}
