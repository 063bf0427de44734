const DAY_MS = 24 * 60 * 60_000;
const USUAL_DAYS = 30;
const MOST_DAYS = 366;

const two = (number: number): string => String(number).padStart(2, '0');

/** The day 'YYYY-MM-DD' by this computer's clock. */
function dayOf(moment: number): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A month from `now` on, as 'YYYY-MM-DD'. */
export const defaultEnd = (now: number): string => dayOf(now + USUAL_DAYS * DAY_MS);

/** The last moment of a day 'YYYY-MM-DD', in milliseconds; null for no day, and one that is past or beyond a year. */
export function endOfDay(day: string, now: number): number | null {
  const end = new Date(`${day}T23:59:59`).getTime();
  return Number.isNaN(end) || end <= now || end > now + MOST_DAYS * DAY_MS ? null : end;
}
