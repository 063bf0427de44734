import { texts } from '../texts.ts';

/** What a failed login says, by the HTTP status (0: no response) (spec §8, 'Login'). */
export function loginErrorText(status: number): string {
  if (status === 0) return texts.noResponse;
  if (status === 418) return texts.passwordExpired;
  if (status === 429) return texts.tooManyTries;
  return texts.invalidCredentials;
}
