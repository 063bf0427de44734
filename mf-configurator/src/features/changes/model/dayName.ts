import { studyDay } from '@dialogwerk/shared/contract';
import { formatWeekday, shiftedDay } from '@dialogwerk/shared/dates';
import { texts } from '../texts.ts';

/** The day of a time in milliseconds, as seen from `now`. */
export function dayName(time: number, now: number): string {
  const [day, today] = [studyDay(time), studyDay(now)];
  if (day === today) return texts.today;
  // By the calendar, because not every day has 24 hours.
  return day === shiftedDay(today, -1) ? texts.yesterday : formatWeekday(time);
}
