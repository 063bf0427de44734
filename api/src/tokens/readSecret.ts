import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** The installation's own secret for signing tokens: made once, at random, and shared by all servers of the database. */
export async function readSecret(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto('installation')
    .values({ name: 'token_secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'token_secret')
    .executeTakeFirstOrThrow();
  return value;
}
