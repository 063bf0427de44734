import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { addressGroup } from '../../../throttle/addressGroup.ts';
import { admit, forgiveOne } from '../../../throttle/admit.ts';
import { withTokens } from '../opening/registerLiveUser.ts';
import { handOverHash } from './handOverHash.ts';

/** Unknown codes that are let pass from one address. */
const FREE = 30;

/**
 * A session for the device that has the code of a conversation in this dialog; the code counts no more. 404 for any other code, 429 after
 * too many of those from one address.
 */
export async function continueHere(
  services: Services,
  { survey_id, code }: CallInput<'continueHere'>,
  address: string,
): Promise<CallResponse<'continueHere'>> {
  const key = services.pseudonym(`hand-over-address:${addressGroup(address)}`);
  await admit(services, { key, free: FREE });
  const now = new Date(services.now());
  const session = await services.db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('hand_overs')
      .set({ used_at: now })
      .where('survey_id', '=', survey_id)
      .where('code_hash', '=', handOverHash(services, code))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('conversation_id')
      .executeTakeFirst();
    if (!taken) return null;
    const { conversation_id } = taken;
    const { user_id_live, username_live } = await tx
      .selectFrom('conversations')
      .innerJoin('live_users', 'live_users.user_id_live', 'conversations.user_id_live')
      .select(['live_users.user_id_live', 'username_live'])
      .where('survey_id', '=', survey_id)
      .where('conversation_id', '=', conversation_id)
      .executeTakeFirstOrThrow();
    return withTokens(services, tx, user_id_live, username_live);
  });
  if (!session) throw new CallError('hand-over/unknown-code');
  await forgiveOne(services, key);
  return session;
}
