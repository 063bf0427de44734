const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before attempt number `attempt` (1 is the first repeat), in milliseconds: doubling up to half a
 * minute. `chance` (0 to 1) spreads it by a fifth, so that many messengers do not come back in the same moment.
 */
export function backOff(attempt: number, chance: number): number {
  return Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS) * (0.8 + 0.4 * chance);
}
