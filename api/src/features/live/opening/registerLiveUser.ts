import type { CallResponse } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Services } from '../../../services.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import type { Arrival } from './Arrival.ts';
import { openConversations } from './openConversations.ts';
import { userNames } from '../texts.ts';

type LiveUser = CallResponse<'registerLive'>;

/** A new anonymous respondent with a conversation in each of the surveys, and their tokens; all or nothing. */
export async function registerLiveUser(
  services: Services,
  surveyIds: readonly string[],
  { device, query }: Arrival,
): Promise<LiveUser> {
  return services.db.transaction().execute(async (transaction) => {
    const now = services.now();
    const user_id_live = uuidv7(now);
    const username_live = `${userNames.live}-${user_id_live.slice(-12)}`;
    await transaction.insertInto('live_users').values({ user_id_live, username_live }).execute();
    await openConversations(
      transaction,
      surveyIds,
      { user_id_live, is_live: true, device, origin: { query } },
      services,
    );
    return withTokens(services, transaction, user_id_live, username_live);
  });
}

/** A live user as the calls answer it, with a session of its own. */
export async function withTokens(
  services: Services,
  db: Kysely<Tables>,
  user_id_live: string,
  username_live: string,
): Promise<LiveUser> {
  const { token, refresh_token } = await services.tokens.open(db, 'respondent', user_id_live);
  return { success: true, username_live, token_live: token, refresh_token_live: refresh_token, user_id: user_id_live };
}
