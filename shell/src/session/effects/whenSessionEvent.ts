import { onAuthorSessionEvent } from '@dialogwerk/shared/clients';
import type { SessionEvent } from '@dialogwerk/shared/clients';
import { $session, showError } from '@dialogwerk/shared/state';
import { endSession } from './endSession.ts';
import { rememberReturnRoute } from './returnRoute.ts';

/** Follows what the calls say about the session: it ended, or a call wants a fresh login (spec §4, §8). Gives the way to stop. */
export function whenSessionEvent(go: (path: string) => void): () => void {
  return onAuthorSessionEvent((event) => {
    if ($session.get() === null) return;
    switch (event.kind) {
      case 'ended':
        // The error dialog says that it has run out, and ends it (`whenTokenExpired`).
        return event.code === 'login/expired' ? showError('Token has expired', { code: event.code }) : endSession();
      case 'busy':
        return showError('server_busy', { code: 'server/busy' });
      case 'fresh-token-required':
        return renew(event);
    }
  });

  function renew({ call, request }: Extract<SessionEvent, { kind: 'fresh-token-required' }>): void {
    rememberReturnRoute({ path: window.location.pathname + window.location.search, call, request });
    go('/login_refresh');
  }
}
