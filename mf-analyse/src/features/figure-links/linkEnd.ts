import { endOfStudyDay, studyDay } from '@dialogwerk/shared/contract';
import { shiftedDay } from '@dialogwerk/shared/dates';

const DAY_MS = 24 * 60 * 60_000;
const USUAL_DAYS = 30;
const MOST_DAYS = 366;

/** A month from `now` on, as 'YYYY-MM-DD'. */
export const defaultEnd = (now: number): string => shiftedDay(studyDay(now), USUAL_DAYS);

/** The last second of a day 'YYYY-MM-DD', in milliseconds; null for no day, and one that is past or beyond a year. */
export function endOfDay(day: string, now: number): number | null {
  const end = endOfStudyDay(day);
  return Number.isNaN(end) || end <= now || end > now + MOST_DAYS * DAY_MS ? null : end;
}
