import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** The names of a dialog's secrets, for its check. */
export async function secretNames(db: Kysely<Tables>, survey_id: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('secrets')
    .select('name')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ name }) => name));
}
