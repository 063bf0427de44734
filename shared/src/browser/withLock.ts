/** How `work` comes to run: alone, beside somebody who holds the lock, or without any lock to be had. */
export type LockState = 'held' | 'taken' | 'refused';

interface LockRules {
  /** Does not wait for the lock: where another tab has it, `work` hears 'taken'. */
  readonly ifFree?: boolean;
  /** Waits so long for the lock at most, then does without; in milliseconds. */
  readonly patienceMs?: number;
}

/**
 * Does `work` while no other tab does any under the same name, and gives what it gives. Browsers have no locks on pages without https,
 * and refuse them where they refuse storage: it is done all the same then, and once in any case. Rejects when `work` does.
 */
export async function withLock<Result>(
  name: string,
  work: (lock: LockState) => Promise<Result>,
  { ifFree = false, patienceMs }: LockRules = {},
): Promise<Result> {
  let begun = false;
  try {
    const signal = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) };
    return await navigator.locks.request(name, { ifAvailable: ifFree, ...signal }, (lock) => {
      begun = true;
      return work(lock ? 'held' : 'taken');
    });
  } catch (error) {
    if (begun) throw error;
    return work('refused');
  }
}
