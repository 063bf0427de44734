import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Any number that no other program locks in this database. */
const LOCK = 7_203_114_902;

/**
 * Makes what concerns the whole installation follow each other until the transaction ends, over all servers of the database:
 * the first account, and who is an admin.
 */
export async function lockInstallation(tx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}
