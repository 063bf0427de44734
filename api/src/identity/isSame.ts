import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, found in a time that tells nothing of where they differ. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
