const DAY_MS = 24 * 60 * 60_000;

/** How many days, the begun one counted, are left until a moment; 0 once it is over. */
export function daysLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / DAY_MS));
}
