import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** The websites whose pages may show a dialog in a frame, by their origins; none for all. */
export async function findSites(db: Kysely<Tables>, survey_id: string): Promise<string[]> {
  const row = await db.selectFrom('embed_sites').select('sites').where('survey_id', '=', survey_id).executeTakeFirst();
  return row?.sites ?? [];
}
