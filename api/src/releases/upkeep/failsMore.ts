import type { ErrorShare } from '../../reports/errorShare.ts';

/** Fewer tabs with a fault may be chance. */
const FAULTY_LEAST = 3;
/** One account may be mistaken, or lie; where a version has reached no other, its word is all there is. */
const REPORTERS_LEAST = 2;
/** Too much: so many times the share of the version that it is measured by, and so much more. */
const TIMES = 2;
const MORE = 0.05;

/** Whether a version fails in clearly more tabs than the one that it is measured by. */
export function failsMore(judged: ErrorShare, usual: ErrorShare): boolean {
  if (judged.faulty < FAULTY_LEAST) return false;
  if (judged.faultyReporters < Math.min(REPORTERS_LEAST, judged.reporters)) return false;
  return shareOf(judged) > Math.max(TIMES * shareOf(usual), shareOf(usual) + MORE);
}

const shareOf = ({ tabs, faulty }: ErrorShare): number => (tabs === 0 ? 0 : faulty / tabs);
