import { STUDY_ZONE, studyDay } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';

const days = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: STUDY_ZONE,
});
const times = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: STUDY_ZONE,
});

const minutes = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: STUDY_ZONE });

const DAY_MS = 24 * 60 * 60_000;

/** The day of a time in milliseconds, as seen from `now`. */
export function dayName(time: number, now: number): string {
  const [day, today] = [studyDay(time), studyDay(now)];
  if (day === today) return texts.today;
  // By the calendar, because not every day has 24 hours.
  return day === dayBefore(today) ? texts.yesterday : days.format(time);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** hh:mm:ss (spec §9). */
export function clockTime(time: number): string {
  return times.format(time);
}

/** hh:mm, where seconds say nothing. */
export function minuteTime(time: number): string {
  return minutes.format(time);
}
