import type { CallResponse } from '@dialogwerk/shared/contract';
import { inTransaction } from '../../../storage/inTransaction.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import type { LiveServices } from '../LiveServices.ts';
import type { Arrival } from '../opening/Arrival.ts';
import { withTokens } from '../opening/registerLiveUser.ts';
import { userNames } from '../texts.ts';
import { openParticipation } from './openParticipation.ts';
import type { PublishedManager } from './publishedManager.ts';

/** A new anonymous respondent of a multi-chat, with a conversation in each of its dialogs, and their tokens; all or nothing. */
export async function registerParticipant(
  live: LiveServices,
  manager: PublishedManager,
  { device, query }: Arrival,
): Promise<CallResponse<'registerLiveList'>> {
  return inTransaction(live.db, async (tx) => {
    const user_id_live = uuidv7(live.now());
    const username_live = `${userNames.live}-${user_id_live.slice(-12)}`;
    await tx.insertInto('live_users').values({ user_id_live, username_live }).execute();
    await openParticipation(tx, manager, { user_id_live, device, origin: { query } }, live);
    return withTokens(live, tx, user_id_live, username_live);
  });
}
