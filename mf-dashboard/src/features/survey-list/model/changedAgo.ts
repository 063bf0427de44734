import { intlFormatDistance } from 'date-fns/intlFormatDistance';

const MINUTE_MS = 60_000;

/** How long ago something was, as 'vor 2 Stunden'; null for less than a minute, and for what a clock that is off puts ahead. */
export function changedAgo(at: number, now: number): string | null {
  // By the browser's own words, because those of date-fns are 5 kB.
  return now - at < MINUTE_MS ? null : intlFormatDistance(at, now, { locale: 'de', numeric: 'always' });
}
