import { formatDistance } from 'date-fns/formatDistance';
import { de } from 'date-fns/locale/de';

const MINUTE_MS = 60_000;

/** How long ago something was, as 'vor 2 Stunden'; null for less than a minute, and for what a clock that is off puts ahead. */
export function changedAgo(at: number, now: number): string | null {
  return now - at < MINUTE_MS ? null : formatDistance(at, now, { addSuffix: true, locale: de });
}
