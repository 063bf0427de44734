import { useStore } from '@nanostores/react';
import { formatClock, formatMoment, formatShortMoment } from '../dates/index.ts';
import type { DateLocale } from '../dates/index.ts';
import { $dateLanguage } from '../state/index.ts';
import type { DateLanguage } from '../state/index.ts';

interface Dates {
  /** '21.11.2026, 14:05', '21 Nov 2026, 14:05' */
  readonly moment: (time: number | Date) => string;
  /** '21.11.26, 14:05', '21/11/2026, 14:05': where many stand below each other. */
  readonly short: (time: number | Date) => string;
  /** '14:05:33' */
  readonly clock: (time: number | Date) => string;
}

const dates: Readonly<Record<DateLanguage, Dates>> = { de: datesIn('de-DE'), en: datesIn('en-GB') };

/** Writes dates and times, given in milliseconds, in the author's locale (spec §9) and by the study's clock. */
export function useDates(): Dates {
  return dates[useStore($dateLanguage)];
}

function datesIn(locale: DateLocale): Dates {
  return {
    moment: (time) => formatMoment(time, locale),
    short: (time) => formatShortMoment(time, locale),
    clock: (time) => formatClock(time, locale),
  };
}
