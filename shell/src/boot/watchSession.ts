import { followOtherTabs } from '../session/effects/followOtherTabs.ts';
import { shareWhileLoggedIn } from '../session/effects/shareWhileLoggedIn.ts';
import { whenSessionEnds } from '../session/effects/whenSessionEnds.ts';
import { whenSessionEvent } from '../session/effects/whenSessionEvent.ts';
import { whenTokenExpired } from '../session/effects/whenTokenExpired.ts';
import { endBeginning } from './watchBeginning.ts';

/** Follows everything that begins, renews or ends the session. Gives the way to stop. */
export function watchSession(go: (path: string) => void): () => void {
  endBeginning();
  const stops = [
    whenSessionEnds(go),
    whenSessionEvent(go),
    whenTokenExpired(),
    followOtherTabs(),
    shareWhileLoggedIn(),
  ];
  return () => stops.forEach((stop) => stop());
}
