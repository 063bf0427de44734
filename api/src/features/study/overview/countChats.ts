import type { StudyFigures } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { STOPPED_AFTER_MS } from '../../../storage/surveys/liveConversations.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { THERE_MS } from './countConversations.ts';

/**
 * How the participations in a multi-chat stand at a moment, in milliseconds since 1970; each counts once, whatever became of its chats. Nobody is screened out
 * of all of them.
 */
export async function countChats(db: Kysely<Tables>, dialog_manager_id: number, now: number): Promise<StudyFigures> {
  const since = (ms: number) => sql`${new Date(now - ms)}::timestamptz`;
  const { rows } = await sql<
    Pick<StudyFigures, 'begun' | 'finished' | 'running' | 'active'> & { last_at: Date | null }
  >`
    select count(*)::int as begun, count(finished_at)::int as finished, max(last_at) as last_at,
      (count(*) filter (where finished_at is null and last_at > ${since(STOPPED_AFTER_MS)}))::int as running,
      (count(*) filter (where finished_at is null and last_at > ${since(THERE_MS)}))::int as active
    from participations
    where dialog_manager_id = ${dialog_manager_id} and not is_test`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('Counting gives one row.');
  const { begun, finished, running, active, last_at } = counted;
  return {
    begun,
    finished,
    screened: 0,
    quota_full: 0,
    running,
    active,
    stopped: begun - finished - running,
    last_at: last_at?.getTime() ?? null,
  };
}
