/** The zone of a study's clock: days, filters, lists and files go by it, wherever an author's browser or the server stands. */
export const STUDY_ZONE = 'Europe/Berlin';

// Swedish dates are ISO's.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: STUDY_ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** 'YYYY-MM-DD HH:MM:SS' by the study's clock, of a moment in milliseconds. */
export const studyClock = (moment: number | Date): string => clock.format(moment);

/** The study's day 'YYYY-MM-DD' of a moment in milliseconds. */
export const studyDay = (moment: number | Date): string => studyClock(moment).slice(0, 10);

/** The last second of a study's day 'YYYY-MM-DD', in milliseconds; NaN for no day. */
export function endOfStudyDay(day: string): number {
  const asIfUtc = Date.parse(`${day}T23:59:59Z`);
  if (Number.isNaN(asIfUtc)) return asIfUtc;
  // Clocks are put forward and back at night, an hour or more from the end of a day in UTC.
  return asIfUtc - aheadAt(asIfUtc);
}

/** The moment at which the study's clock shows 'YYYY-MM-DDTHH:MM', in milliseconds; NaN for no such text. */
export function studyMoment(shown: string): number {
  const asIfUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(asIfUtc)) return asIfUtc;
  // By the zone of that moment, which in the hours around a change of clocks is not the one of the first guess.
  return asIfUtc - aheadAt(asIfUtc - aheadAt(asIfUtc));
}

/** How far the study's clock is ahead of UTC, in milliseconds. */
const aheadAt = (moment: number): number => Date.parse(`${studyClock(moment).replace(' ', 'T')}Z`) - moment;
