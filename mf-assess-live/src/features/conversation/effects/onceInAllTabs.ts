/** Another tab that hangs must not keep this one from beginning. */
const PATIENCE_MS = 5_000;
/** What another tab has stored may arrive after the lock that it held: browsers hand storage from process to process. */
const HAND_OVER_MS = 1_000;

/**
 * Does some work in one tab at a time. `work` looks first whether another tab has done it meanwhile; where another tab was
 * at it, it runs as soon as `isDone` can be seen here. Where the browser has no locks (it has none on an unsafe origin), or
 * another tab holds on for too long, it is done all the same.
 */
export async function onceInAllTabs<Result>(
  name: string,
  isDone: () => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work();
  const first = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work() } : null,
  );
  if (first) return first.result;
  let isOurs = false;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, async () => {
      isOurs = true;
      await untilStored(isDone);
      return work();
    });
  } catch (error) {
    if (isOurs) throw error;
    return work();
  }
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
