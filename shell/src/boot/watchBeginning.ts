import { whenSessionEvent } from '../session/effects/whenSessionEvent.ts';
import { whenTokenExpired } from '../session/effects/whenTokenExpired.ts';

let stops: readonly (() => void)[] = [];

/**
 * Hears what the first calls say about the session, which are made before anything is drawn: nothing has to be left yet, because the
 * guard of the first screen goes to the login by itself. Until `endBeginning`, with which the app follows it.
 */
export function watchBeginning(): void {
  stops = [whenSessionEvent(() => undefined), whenTokenExpired()];
}

export function endBeginning(): void {
  for (const stop of stops) stop();
  stops = [];
}
