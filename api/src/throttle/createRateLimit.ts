import { addressGroup } from './addressGroup.ts';

/** How often something may be done from one address. */
export interface RateLimit {
  /** So many at once. */
  readonly atOnce: number;
  /** After these one more each time so many milliseconds have gone by. */
  readonly everyMs: number;
}

/** Takes so many turns of an address. Gives 0, or the milliseconds until there are as many: then none is taken. */
export type TakeTurns = (address: string, turns: number, now: number) => number;

/** From so many addresses on, those that have all their turns again are forgotten. */
const ADDRESSES_KEPT = 10_000;

/**
 * A limit in memory, for what is not worth a query: it need not be the same on all servers. Of an address only the moment is
 * kept at which it will have all its turns again.
 */
export function createRateLimit({ atOnce, everyMs }: RateLimit): TakeTurns {
  const wholeAt = new Map<string, number>();
  return (address, turns, now) => {
    const key = addressGroup(address);
    const next = Math.max(wholeAt.get(key) ?? now, now) + turns * everyMs;
    const wait = next - now - atOnce * everyMs;
    if (wait > 0) return wait;
    if (wholeAt.size >= ADDRESSES_KEPT) {
      for (const [known, whole] of wholeAt) if (whole <= now) wholeAt.delete(known);
    }
    wholeAt.set(key, next);
    return 0;
  };
}
