import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** Runs `work` in a transaction: in the one that is open already, or in one of its own. */
export async function inTransaction<T>(
  db: Kysely<Tables> | Transaction<Tables>,
  work: (tx: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
