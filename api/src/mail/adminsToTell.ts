import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** The addresses of all admins whose account is not disabled. */
export async function adminsToTell(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .where('admin', '=', true)
    .where('disabled_at', 'is', null)
    .select('username')
    .execute();
  return rows.map(({ username }) => username);
}
