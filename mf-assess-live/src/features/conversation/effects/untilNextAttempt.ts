import { backOff } from '../model/backOff.ts';

/**
 * A wait before repeat number `attempt` of a call: by the back-off, shorter when the network comes back or when `endNow`
 * is called.
 */
export function untilNextAttempt(attempt: number): { readonly passed: Promise<void>; readonly endNow: () => void } {
  const ended = new AbortController();
  const endNow = (): void => ended.abort();
  const passed = new Promise<void>((resolve) => {
    ended.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const timer = setTimeout(endNow, backOff(attempt, Math.random()));
  globalThis.addEventListener('online', endNow, { signal: ended.signal });
  return { passed: passed.then(() => clearTimeout(timer)), endNow };
}
