import { texts } from '../texts.ts';

const days = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const times = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

const minutes = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });

/** The day of a time in milliseconds, as seen from `now`. */
export function dayName(time: number, now: number): string {
  const day = new Date(time).toDateString();
  if (day === new Date(now).toDateString()) return texts.today;
  // By the calendar, because not every day has 24 hours.
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  return day === yesterday.toDateString() ? texts.yesterday : days.format(time);
}

/** hh:mm:ss (spec §9). */
export function clockTime(time: number): string {
  return times.format(time);
}

/** hh:mm, where seconds say nothing. */
export function minuteTime(time: number): string {
  return minutes.format(time);
}
