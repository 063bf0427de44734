/** A best score counts in full where the next one lies this far below it. */
const LEAD = 0.25;
/** How like each other (mean left-out score) five examples of a target usually are, and what twice as many have more. */
const USUALLY_ALIKE = 0.35;
const MORE_ALIKE = 0.13;
/** What each point above that takes off. */
const WEIGHT = 0.8;

/** What decides beside the best score whether it is to be trusted. */
export interface Beside {
  /** The score of the next target; 0 where there is none. */
  readonly next: number;
  /** The mean score that the best target's examples have, each had it not been there. */
  readonly alike: number;
  /** How many examples the best target has. */
  readonly count: number;
}

/**
 * The score that bounds are held against. What fits two targets is sure of neither, and a target whose examples are all built alike
 * ('Zeige alle Wecker') fits whatever is built so ('Zeige alle Erinnerungen'), so that more is asked of it. Measured, with what else was
 * tried: docs/decisions/0121.
 */
export function surenessOf(best: number, { next, alike, count }: Beside): number {
  const usual = USUALLY_ALIKE + MORE_ALIKE * Math.log2(Math.max(count, 1) / 5);
  return Math.min(best, best - next + LEAD) - WEIGHT * Math.max(0, alike - usual);
}
