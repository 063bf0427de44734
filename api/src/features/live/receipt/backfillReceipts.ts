import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { receiptCode, receiptHash } from './receiptCode.ts';

const AT_ONCE = 500;

/** Makes conversations that were begun before there were receipts findable by their codes; does nothing once all are. */
export async function backfillReceipts(services: Pick<Services, 'db' | 'pseudonym'>): Promise<void> {
  for (;;) {
    const old = await services.db
      .selectFrom('conversations')
      .select('conversation_id')
      .where('receipt_hash', 'is', null)
      .limit(AT_ONCE)
      .execute();
    const ids = old.map(({ conversation_id }) => conversation_id);
    const hashes = ids.map((id) => receiptHash(services, receiptCode(services, id)));
    await sql`
      update conversations c set receipt_hash = given.hash
      from unnest(${ids}::uuid[], ${hashes}::bytea[]) as given (conversation_id, hash)
      where c.conversation_id = given.conversation_id and c.receipt_hash is null`.execute(services.db);
    if (old.length < AT_ONCE) return;
  }
}
