import { withLock } from '@dialogwerk/shared/browser';
import type { LockState } from '@dialogwerk/shared/browser';

/** Another tab that hangs must not keep this one from beginning. */
const PATIENCE_MS = 5_000;
/** What another tab has stored may arrive after the lock that it held: browsers hand storage from process to process. */
const HAND_OVER_MS = 1_000;

/**
 * Does some work in one tab at a time. `work` looks first whether another tab has done it meanwhile; where another tab was
 * at it, it runs as soon as `isDone` can be seen here. Where the browser has no locks, or another tab holds on for too long, it is
 * done all the same.
 */
export async function onceInAllTabs<Result>(
  name: string,
  isDone: () => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const first = await withLock(name, async (lock) => (lock === 'taken' ? null : { result: await work() }), {
    ifFree: true,
  });
  if (first) return first.result;
  const second = async (lock: LockState): Promise<Result> => {
    if (lock === 'held') await untilStored(isDone);
    return work();
  };
  return withLock(name, second, { patienceMs: PATIENCE_MS });
}

function untilStored(isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timeout);
      removeEventListener('storage', look);
      resolve();
    };
    const look = (): void => {
      if (isDone()) end();
    };
    const timeout = setTimeout(end, HAND_OVER_MS);
    addEventListener('storage', look);
    look();
  });
}
