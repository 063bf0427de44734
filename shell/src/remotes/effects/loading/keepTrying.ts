/** How long it waits before each attempt, and then always as long as the last time. */
const PAUSES_MS = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

/**
 * Does something again and again until it has come off: after a while, and at once when the network or somebody is back.
 * Gives the way to stop.
 */
export function keepTrying(attempt: () => Promise<boolean>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let isTrying = false;

  async function tryNow(): Promise<void> {
    if (isTrying || signal.aborted) return;
    isTrying = true;
    clearTimeout(timer);
    const isDone = await attempt();
    isTrying = false;
    if (isDone || signal.aborted) stop();
    else waitAgain();
  }

  function waitAgain(): void {
    const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)];
    attempts += 1;
    timer = setTimeout(() => {
      // Nobody sees it; whoever comes back does not wait for the clock.
      if (!document.hidden) void tryNow();
    }, pause);
  }

  function stop(): void {
    leaving.abort();
    clearTimeout(timer);
  }

  const seen = (): void => {
    if (!document.hidden) void tryNow();
  };
  window.addEventListener('online', () => void tryNow(), { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  waitAgain();
  return stop;
}
