import type { StudyFigures } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { STOPPED_AFTER_MS } from '../../../storage/surveys/liveConversations.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** Who has said something within so long is there just now; milliseconds. */
export const THERE_MS = 10 * 60_000;

interface Counted extends Omit<StudyFigures, 'stopped' | 'last_at'> {
  readonly last_at: Date | null;
}

/**
 * How a dialog's live conversations stand at a moment, in milliseconds since 1970. Those who have begun and finished are counted off indexes; rows,
 * which carry the whole state of a conversation, are read of the others alone. No index has when something was said last or the state, because every turn
 * writes both, and would then write to all indexes (migration 074).
 */
export async function countConversations(db: Kysely<Tables>, survey_id: string, now: number): Promise<StudyFigures> {
  const live = sql`from conversations where survey_id = ${survey_id} and is_live`;
  const since = (ms: number) => sql`${new Date(now - ms)}::timestamptz`;
  const { rows } = await sql<Counted>`
    select
      (select count(*)::int ${live}) as begun,
      (select count(*)::int ${live} and finished_at is not null and not screened) as finished,
      gone.screened, gone.quota_full, open.running, open.active,
      greatest(
        open.last_at, gone.last_at,
        (select max(finished_at) ${live} and finished_at is not null and not screened)
      ) as last_at
    from (
      select max(last_at) as last_at,
        (count(*) filter (where last_at > ${since(STOPPED_AFTER_MS)}))::int as running,
        (count(*) filter (where last_at > ${since(THERE_MS)}))::int as active
      ${live} and finished_at is null
    ) open, (
      select max(last_at) as last_at, count(*)::int as screened,
        (count(*) filter (where state ? 'quota'))::int as quota_full
      ${live} and screened
    ) gone`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('Counting gives one row.');
  const { begun, finished, screened, quota_full, running, active, last_at } = counted;
  return {
    begun,
    finished,
    screened: screened - quota_full,
    quota_full,
    running,
    active,
    stopped: begun - finished - screened - running,
    last_at: last_at?.getTime() ?? null,
  };
}
