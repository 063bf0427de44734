const DAY_MS = 86_400_000;
/** What four digits of a year can say. */
const [FIRST_YEAR, LAST_YEAR] = [1, 9_999];

interface Parts {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly date: number;
}

/** In UTC every day has 24 hours, so that no zone and no change of clocks moves a day. */
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function partsOf(day: string): Parts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

function dayOf(time: number): string | null {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? date.toISOString().slice(0, 10) : null;
}

/** The day so many days later, or earlier; both 'YYYY-MM-DD', null beyond the years of four digits. */
export function plusDays(day: string, by: number): string | null {
  return dayOf(timeOf(day) + by * DAY_MS);
}

/** The same day so many months later, or earlier; the last of its month where that has no such day, as in 31 January and a month. */
export function plusMonths(day: string, by: number): string | null {
  const { year, month, date } = partsOf(day);
  const months = year * 12 + month - 1 + by;
  const [newYear, newMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  if (!(newYear >= FIRST_YEAR && newYear <= LAST_YEAR)) return null;
  const two = (number: number): string => String(number).padStart(2, '0');
  const newMonthText = `${String(newYear).padStart(4, '0')}-${two(newMonth)}`;
  const last = new Date(Date.parse(`${newMonthText}-28T00:00:00Z`) + 4 * DAY_MS);
  last.setUTCDate(0);
  return `${newMonthText}-${two(Math.min(date, last.getUTCDate()))}`;
}

/** How many days lie between two days; below 0 where the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
}

/**
 * How many whole months lie between two days; below 0 where the second is the earlier one. A month is over when the same day of the
 * month is reached, or, where there is none, on the first of the next: so does the law count the age of who was born on 29 February.
 */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return -monthsBetween(to, from) + 0;
  const [a, b] = [partsOf(from), partsOf(to)];
  return (b.year - a.year) * 12 + b.month - a.month - (b.date < a.date ? 1 : 0);
}

/** How many whole years lie between two days, counted as months are. */
export function yearsBetween(from: string, to: string): number {
  return Math.trunc(monthsBetween(from, to) / 12) + 0;
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(timeOf(day)).getUTCDay() || 7;
}
