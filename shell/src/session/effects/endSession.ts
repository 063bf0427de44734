import { $globalError } from '@dialogwerk/shared/state';
import { texts } from '../texts.ts';

/** Ends the session with a sentence that the login screen shows; `whenGlobalError` does the rest (spec §4). */
export function endSession(): void {
  $globalError.set(texts.loggedOut);
}
