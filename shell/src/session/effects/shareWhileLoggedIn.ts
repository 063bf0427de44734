import { whenIdle } from '@dialogwerk/shared/browser';
import { shareChanges } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';

/** Has the tabs of this browser tell each other of changes while somebody is logged in, from when the page is idle. Gives the way to stop. */
export function shareWhileLoggedIn(): () => void {
  let end = (): void => undefined;
  let sharer: string | null = null;
  const stop = $session.subscribe((session) => {
    const user = session?.user_id ?? null;
    if (user === sharer) return;
    sharer = user;
    end();
    end = user === null ? () => undefined : begin();
  });
  return () => {
    stop();
    end();
  };
}

function begin(): () => void {
  let end: (() => void) | null = null;
  let isOver = false;
  whenIdle(() => {
    if (isOver) return;
    // Where its code cannot be had, each tab shows its own changes alone.
    void shareChanges().then(
      (stop) => (isOver ? stop() : (end = stop)),
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    end?.();
  };
}
