/** Where the browser cannot say that it is idle, in milliseconds. */
const SOON_MS = 1_500;

/** Does something once nothing else is to be done, within ten seconds at the latest. */
export function whenIdle(work: () => void): void {
  try {
    requestIdleCallback(work, { timeout: 10_000 });
  } catch {
    setTimeout(work, SOON_MS);
  }
}
