import { STUDY_ZONE } from '@dialogwerk/shared/contract';
const days = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: STUDY_ZONE });

/** The day of a time in milliseconds, such as '22. November 2026'. */
export function dayOf(time: number): string {
  return days.format(time);
}
