import { STUDY_ZONE } from '../contract/index.ts';

/** The locales that dates are written in (spec §9). */
export type DateLocale = 'de-DE' | 'en-GB';

const made: Record<string, Intl.DateTimeFormat> = {};

/**
 * The one place where authors' dates are written. By the browser's Intl and not by date-fns, because its words and the zones beside
 * them are 8.3 kB compressed on the first screen of every area, where these are 0.4 kB.
 */
function format(time: number | Date, form: Intl.DateTimeFormatOptions, locale: DateLocale = 'de-DE'): string {
  const key = locale + Object.entries(form).join();
  return (made[key] ??= new Intl.DateTimeFormat(locale, { timeZone: STUDY_ZONE, ...form })).format(time);
}

/** '21.11.2026, 14:05' by the study's clock, as all below; in English '21 Nov 2026, 14:05'. */
export function formatMoment(time: number | Date, locale?: DateLocale): string {
  return format(time, { dateStyle: 'medium', timeStyle: 'short' }, locale);
}

/** '21.11.26, 14:05', in English '21/11/2026, 14:05': where many stand below each other. */
export function formatShortMoment(time: number | Date, locale?: DateLocale): string {
  return format(time, { dateStyle: 'short', timeStyle: 'short' }, locale);
}

/** '21. November um 14:05' */
export function formatRecentMoment(time: number | Date): string {
  return format(time, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
}

/** '14:05:33' */
export function formatClock(time: number | Date, locale?: DateLocale): string {
  return format(time, { timeStyle: 'medium' }, locale);
}

/** '14:05' */
export function formatMinute(time: number | Date): string {
  return format(time, { hour: '2-digit', minute: '2-digit' });
}

/** '21. November 2026' */
export function formatLongDay(time: number | Date): string {
  return format(time, { dateStyle: 'long' });
}

/** 'Samstag, 21. November 2026' */
export function formatWeekday(time: number | Date): string {
  return format(time, { dateStyle: 'full' });
}

/** '21.11.2026' of a day 'YYYY-MM-DD'. */
export function formatDay(day: string): string {
  return format(Date.parse(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
}

/** 'Nov. 2026' of a month from 0. */
export function formatMonth(year: number, month: number): string {
  return format(Date.UTC(year, month), { month: 'short', year: 'numeric', timeZone: 'UTC' });
}
