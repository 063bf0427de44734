import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/**
 * How many places of each quota are taken at a moment, by its id: of conversations that have come to their end, and of those
 * that one is still held for; `except`: without this conversation's own.
 */
export async function takenPlaces(
  db: Kysely<Tables>,
  survey_id: string,
  now: number,
  except?: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('quota_places as p')
    .innerJoin('conversations as c', (join) =>
      join.onRef('c.survey_id', '=', 'p.survey_id').onRef('c.conversation_id', '=', 'p.conversation_id'),
    )
    .select(({ fn }) => ['p.quota_id', fn.countAll<string>().as('taken')])
    .where('p.survey_id', '=', survey_id)
    .where('c.screened', '=', false)
    .where((row) => row.or([row('c.finished_at', 'is not', null), row('p.held_until', '>', new Date(now))]))
    .$if(except !== undefined, (query) => query.where('p.conversation_id', '<>', except ?? ''))
    .groupBy('p.quota_id')
    .execute();
  return new Map(rows.map(({ quota_id, taken }) => [quota_id, Number(taken)]));
}
