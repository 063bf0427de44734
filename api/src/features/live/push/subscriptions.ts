import { createHash } from 'node:crypto';
import type { CallInput } from '@dialogwerk/shared/contract';
import type { Chats } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import { findParticipation } from '../chats/participationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';

/** More browsers than one respondent has; the oldest ones go. */
const MOST = 5;

const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** Whether something may be said while nobody has just replied: after a delay, or when another system calls. */
function writesLater({ rules }: Chats): boolean {
  return rules.some(({ kind, delay_seconds = 0 }) => delay_seconds > 0 || kind === 'waitAPI');
}

/** What browsers subscribe with where a multi-chat has something to tell later; null where it has not, or nothing is sent. */
export function pushKeyOf({ push }: Pick<LiveServices, 'push'>, chats: Chats): string | null {
  return push && writesLater(chats) ? push.publicKey : null;
}

async function participationOf(live: LiveServices, user_id_live: string) {
  const found = await findParticipation(live.pool, user_id_live);
  if (!found) throw new CallError('conversation/unknown');
  return found;
}

/** Notes that this browser wants to be told; refused where nothing is ever told, and for services that nobody has allowed. */
export async function subscribeToChats(
  live: LiveServices,
  user_id_live: string,
  { endpoint, p256dh, auth }: CallInput<'subscribeToChats'>,
): Promise<void> {
  const { participation_id, dialog_manager_id, publication_id, seq } = await participationOf(live, user_id_live);
  const chats = await live.compiledChats.get(dialog_manager_id, publication_id);
  if (!live.push || pushKeyOf(live, chats) === null) throw new CallError('push/not-offered');
  if (!live.push.takes(endpoint)) throw new CallError('push/unknown-service');
  const keys = { endpoint, p256dh, auth };
  await inTransaction(live.db, async (tx) => {
    await tx
      .insertInto('push_subscriptions')
      .values({
        participation_id,
        endpoint_hash: hashOf(endpoint),
        ...keys,
        subscribed_at: new Date(live.now()),
        news_seq: seq,
      })
      .onConflict((conflict) => conflict.columns(['participation_id', 'endpoint_hash']).doUpdateSet(keys))
      .execute();
    await tx
      .deleteFrom('push_subscriptions')
      .where('participation_id', '=', participation_id)
      .where('endpoint_hash', 'not in', (rows) =>
        rows
          .selectFrom('push_subscriptions')
          .select('endpoint_hash')
          .where('participation_id', '=', participation_id)
          .orderBy('subscribed_at', 'desc')
          .limit(MOST),
      )
      .execute();
  });
}

/** This browser is told nothing more; nothing happens where it was not. */
export async function unsubscribeFromChats(live: LiveServices, user_id_live: string, endpoint: string): Promise<void> {
  const { participation_id } = await participationOf(live, user_id_live);
  await live.db
    .deleteFrom('push_subscriptions')
    .where('participation_id', '=', participation_id)
    .where('endpoint_hash', '=', hashOf(endpoint))
    .execute();
}
