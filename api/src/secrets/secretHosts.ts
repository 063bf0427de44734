import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** The names of a dialog's secrets with the hosts that each is sent to, for its check. */
export async function secretHosts(
  db: Kysely<Tables>,
  survey_id: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('secrets')
    .select(['name', 'hosts'])
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ name, hosts }) => [name, hosts]));
}
