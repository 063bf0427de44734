import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
export const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/** The database's clock, because servers whose clocks differ count the same attempts. */
const now = sql<Date>`clock_timestamp()`;

/**
 * Counts an attempt against a key, a pseudonym. Gives 0, or the milliseconds that are still to wait: then nothing is
 * counted. After `free` failures each one doubles the wait, from 30 s to 15 min; a day later they are forgotten. The row
 * stays locked until the transaction ends.
 */
export async function recordAttempt(tx: Kysely<Tables>, key: Buffer, free: number): Promise<number> {
  const { failures, since } = await tx
    .insertInto('login_failures')
    .values({ key, failures: 0, last_at: now })
    // One statement that inserts or locks, because an attempt beside this one that succeeds takes the row away.
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ failures: row.ref('login_failures.failures') })),
    )
    .returning(['failures', sql<number>`(extract(epoch from ${now} - last_at) * 1000)::float8`.as('since')])
    .executeTakeFirstOrThrow();
  const counted = since > FORGOTTEN_AFTER_MS ? 0 : failures;
  const wait = counted < free ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (counted - free), LONGEST_WAIT_MS);
  if (since < wait) return wait - since;
  await tx
    .updateTable('login_failures')
    .set({ failures: counted + 1, last_at: now })
    .where('key', '=', key)
    .execute();
  return 0;
}
