import { useEffect } from 'react';

/** Where the browser cannot say that it is idle. */
const SOON_MS = 1_500;

/** Fetches something before it is needed: once the browser has nothing else to do, at the latest with the first press or key. */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const started = new AbortController();
    const { signal } = started;
    const start = (): void => {
      if (signal.aborted) return;
      started.abort();
      // Who needs it tries again and says so.
      load().catch(() => undefined);
    };
    window.addEventListener('pointerdown', start, { signal, capture: true });
    window.addEventListener('keydown', start, { signal, capture: true });
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 10_000 });
    else setTimeout(start, SOON_MS);
    return () => started.abort();
  }, [load]);
}
