import { restoreAuthor } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';
import { endSession } from './endSession.ts';
import { enterSession } from './enterSession.ts';

/** Does what another tab of this browser did: a logout there ends the session here, a login there begins it. Gives the way to stop. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    const session = $session.get();
    const stored = restoreAuthor();
    if (session && !stored) endSession();
    // `user_id` is among the last that a login stores: name and tokens are there by then.
    if (stored && key === 'user_id' && stored.user_id !== session?.user_id) enterSession(stored);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
