import { CallError } from '../errors/CallError.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import { recordAttempt } from './recordAttempt.ts';

/** What attempts are counted under, a pseudonym, and how many of them are let pass. */
export interface Counter {
  readonly key: Buffer;
  readonly free: number;
}

/**
 * Counts an attempt under each key before it is looked at, so that many at once gain nothing; 429 with Retry-After once there
 * were too many under one, after which each doubles the wait, from 30 s to 15 min. Then nothing is counted.
 */
export async function admit({ db }: Pick<Services, 'db'>, ...counters: readonly Counter[]): Promise<void> {
  // In an order that keeps two attempts from waiting for each other.
  const inOrder = counters.toSorted((a, b) => Buffer.compare(a.key, b.key));
  await inTransaction(db, async (tx) => {
    for (const { key, free } of inOrder) {
      const wait = await recordAttempt(tx, key, free);
      if (wait === 0) continue;
      throw new CallError('throttle/too-many-attempts', { retryAfter: Math.ceil(wait / 1000) });
    }
  });
}

/** Takes back the count of one attempt that was none. */
export async function forgiveOne({ db }: Pick<Services, 'db'>, key: Buffer): Promise<void> {
  await db
    .updateTable('login_failures')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}
