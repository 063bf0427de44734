import type { SolvedChallenge } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** Longer than the clocks of two servers may differ: what one has forgotten must have expired for the other. */
const KEPT_BEHIND_MS = 60 * 60_000;

/**
 * Has a solved challenge count no more, on any number of servers; refuses one that was used before (422). Runs in the transaction of what it is spent on, so that a
 * refusal for another reason leaves it as good as it was.
 */
export async function spendProof(
  tx: Kysely<Tables>,
  { salt, expires_at }: Pick<SolvedChallenge, 'salt' | 'expires_at'>,
): Promise<void> {
  const spent = await tx
    .insertInto('spent_proofs')
    .values({ salt: Buffer.from(salt, 'hex'), expires_at: new Date(expires_at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (spent.numInsertedOrUpdatedRows === 0n) throw new CallError('study/proof-used');
}

/** Forgets those that would be refused as expired. */
export async function clearSpentProofs({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('spent_proofs')
    .where('expires_at', '<', new Date(now() - KEPT_BEHIND_MS))
    .execute();
}
