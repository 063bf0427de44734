import type { ReadableAtom } from 'nanostores';
import type { PushPhase } from './createChatPush.ts';

/**
 * Follows while somebody may read: always, unless the browser is told of what comes; then only while the page is shown, because
 * the system of a phone goes on accepting what the frozen page does not read. Gives the way to stop.
 */
export function whileRead($push: ReadableAtom<PushPhase>, follow: () => () => void): () => void {
  let unfollow: (() => void) | null = null;
  const look = (): void => {
    const isRead = !document.hidden || $push.get() !== 'on';
    if (isRead) unfollow ??= follow();
    else {
      unfollow?.();
      unfollow = null;
    }
  };
  document.addEventListener('visibilitychange', look);
  const forget = $push.subscribe(look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    forget();
    unfollow?.();
    unfollow = null;
  };
}
