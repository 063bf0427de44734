import type { LiveSession } from '@dialogwerk/shared/clients/respondent';
import type { CallResponse } from '@dialogwerk/shared/contract';

/** The live user as it is kept (spec §3): the calls' `user_id` is its `user_id_live`. */
export function liveSessionOf(registered: CallResponse<'registerLive'>): LiveSession {
  const { username_live, token_live, refresh_token_live, user_id } = registered;
  return { username_live, token_live, refresh_token_live, user_id_live: user_id };
}
