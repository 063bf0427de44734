import { onAuthorSessionEvent } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';
import { endSession } from './endSession.ts';
import { rememberReturnRoute } from './returnRoute.ts';

/** Follows what the calls say about the session: it ended, or a call wants a fresh login (spec §4, §8). Gives the way to stop. */
export function whenSessionEvent(go: (path: string) => void): () => void {
  return onAuthorSessionEvent((event) => {
    if ($session.get() === null) return;
    if (event.kind === 'ended') {
      endSession();
      return;
    }
    const { call, request } = event;
    rememberReturnRoute({ path: window.location.pathname + window.location.search, call, request });
    go('/login_refresh');
  });
}
