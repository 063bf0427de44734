import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const DAY_MS = 24 * 60 * 60_000;

/** Days after the last reply; null for never. */
export interface Days {
  readonly delete_after: number | null;
  readonly anonymise_after: number | null;
}

/** By its last turn, and by its beginning, which is never later, because no index has the time of the last turn: each turn would pay for it. */
function isOlder(days: number | null, now: number): RawBuilder<boolean> {
  if (days === null) return sql<boolean>`false`;
  const since = new Date(now - days * DAY_MS);
  return sql<boolean>`(c.started_at < ${since}::timestamptz and c.last_at < ${since}::timestamptz)`;
}

/** Whether the live conversation `c` is to be deleted by now. */
export const isToDelete = ({ delete_after }: Days, now: number): RawBuilder<boolean> => isOlder(delete_after, now);

/** Whether the live conversation `c` is to become anonymous by now. */
export const isToAnonymise = (days: Days, now: number): RawBuilder<boolean> =>
  sql<boolean>`(c.anonymised_at is null and not ${isToDelete(days, now)} and ${isOlder(days.anonymise_after, now)})`;
