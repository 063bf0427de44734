import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** Whether a dialog's revision was published once, and so can come back. */
export async function wasPublished(tx: Kysely<Tables>, survey_id: string, revision: number): Promise<boolean> {
  const found = await tx
    .selectFrom('publications')
    .select('publication_id')
    .where('survey_id', '=', survey_id)
    .where('revision', '=', revision)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
