import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { parseISO } from 'date-fns/parseISO';
import { isDay } from '../../expressions/isDay.ts';

/** Days are 'YYYY-MM-DD'. */
const written = (date: Date): string => formatISO(date, { representation: 'date' });

export type DayUnit = 'day' | 'week' | 'month' | 'year';

/** A day so many units later; the 31st of a month goes to the last day of a shorter one. */
export function shifted(day: string, count: number, unit: DayUnit = 'day'): string {
  const date = parseISO(day);
  if (unit === 'day' || unit === 'week') return written(addDays(date, unit === 'week' ? 7 * count : count));
  return written(addMonths(date, unit === 'year' ? 12 * count : count));
}

/** 1 (Monday) to 7. */
export function weekdayOf(day: string): number {
  return getISODay(parseISO(day));
}

/** The day of these numbers; null when there is none. */
export function dayOf(year: number, month: number, date: number): string | null {
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** The last day of a month. */
export function lastOf(year: number, month: number): string {
  return shifted(shifted(dayOf(year, month, 1) ?? '2000-01-01', 1, 'month'), -1);
}

/** Easter Sunday (Gregorian, by Butcher's rule). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const sum = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1) ?? `${year}-04-01`;
}
