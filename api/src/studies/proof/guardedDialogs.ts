import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';

/** Those of several dialogs that ask for a solved challenge, in one order. */
export async function guardedDialogs(db: Kysely<Tables>, surveyIds: readonly string[]): Promise<readonly string[]> {
  const guarded = await db
    .selectFrom('studies')
    .select('survey_id')
    .where('survey_id', 'in', surveyIds)
    .where('proof', '=', true)
    .orderBy('survey_id')
    .execute();
  return guarded.map(({ survey_id }) => survey_id);
}
