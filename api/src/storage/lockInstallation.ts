import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Any number that no other program locks in this database. */
const LOCK = 7_203_114_902;

/** Makes other servers wait that set up the same database, until the transaction ends. */
export async function lockInstallation(tx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}
