import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** What holds for the study of a dialog, as it is stored; undefined where nothing was ever set. */
export async function findStudy(db: Kysely<Tables>, survey_id: string) {
  return db.selectFrom('studies').selectAll().where('survey_id', '=', survey_id).executeTakeFirst();
}
