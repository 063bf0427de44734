/** After how many faults within a minute an endpoint is left alone for a while. */
const FAULTS = 5;
const WITHIN_MS = 60_000;
const ALONE_MS = 30_000;

/** Notices that an endpoint is down, so that nobody waits for it again and again. */
export interface Breaker {
  readonly isOpen: () => boolean;
  readonly failed: () => void;
  readonly worked: () => void;
}

export function createBreaker(now: () => number): Breaker {
  let faults: number[] = [];
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    failed() {
      const at = now();
      faults = [...faults.filter((time) => time > at - WITHIN_MS), at];
      if (faults.length < FAULTS) return;
      openUntil = at + ALONE_MS;
      faults = [];
    },
    worked() {
      faults = [];
    },
  };
}
