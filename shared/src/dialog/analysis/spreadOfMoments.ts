import { spreadOf } from './spreadOf.ts';
import type { Counted } from './summarizeNumbers.ts';

const MONTHS = 12;
/** More of them are no longer read off, so that years are shown. */
const MOST_MONTHS = 21;

/** A day 'YYYY-MM-DD' or a time 'HH:MM' and how many gave it. */
export interface CountedMoment {
  readonly text: string;
  readonly count: number;
}

function counted(moments: readonly CountedMoment[], numberOf: (text: string) => number): Counted[] {
  const counts = new Map<number, number>();
  for (const { text, count } of moments) {
    const value = numberOf(text);
    if (Number.isFinite(value)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => a.value - b.value);
}

/** How often which day was given, by months since the year 0; by whole years where they lie further apart than 21 months. */
export function spreadOfDays(days: readonly CountedMoment[]): ReturnType<typeof spreadOf> {
  const months = counted(days, (text) => Number(text.slice(0, 4)) * MONTHS + Number(text.slice(5, 7)) - 1);
  const [first, last] = [months.at(0)?.value ?? 0, months.at(-1)?.value ?? 0];
  if (last - first < MOST_MONTHS) return spreadOf(months, null);
  const years = counted(days, (text) => Number(text.slice(0, 4)));
  return spreadOf(years, null).map(({ from, to, count }) => ({
    from: from * MONTHS,
    to: (from === to ? to + 1 : to) * MONTHS,
    count,
  }));
}

/** How often which time of day was given, by hours. */
export function spreadOfTimes(times: readonly CountedMoment[]): ReturnType<typeof spreadOf> {
  return spreadOf(
    counted(times, (text) => Number(text.slice(0, 2))),
    null,
  );
}
