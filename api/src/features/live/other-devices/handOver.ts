import { randomBytes } from 'node:crypto';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { findByUser } from '../turn/conversationStatements.ts';
import { issueHandOver } from './issueHandOver.ts';

/** As good as a session while it counts. */
const CODE_BYTES = 16;

/**
 * A code for a respondent's own conversation in a single dialog, in place of the one before. Whoever takes it gets a session of the live
 * user, so there is none where that would open more than this conversation. Refuses with 404 and 410.
 */
export async function handOver(
  services: Services,
  survey_id: string,
  user_id_live: string,
): Promise<CallResponse<'handOver'>> {
  const conversation = await findByUser(services.pool, survey_id, user_id_live);
  if (!conversation || conversation.participation_id !== null) throw new CallError('conversation/unknown');
  if (conversation.closed) throw new CallError('survey/inactive');
  const { conversation_id } = conversation;
  const mine = await services.db
    .selectFrom('conversations')
    .select(['conversation_id', 'is_live'])
    .where('user_id_live', '=', user_id_live)
    .limit(2)
    .execute();
  if (mine.length !== 1 || mine[0]?.is_live !== true) throw new CallError('conversation/unknown');
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await issueHandOver(services.db, services, { survey_id, conversation_id }, code);
  return { code };
}

/** Whether another device has taken the newest code of a respondent's conversation, or its time is over. Refuses with 404. */
export async function handedOver(
  services: Services,
  survey_id: string,
  user_id_live: string,
): Promise<CallResponse<'handedOver'>> {
  const conversation = await findByUser(services.pool, survey_id, user_id_live);
  if (!conversation) throw new CallError('conversation/unknown');
  const { conversation_id } = conversation;
  const newest = await services.db
    .selectFrom('hand_overs')
    .select(['used_at', 'expires_at'])
    .where((row) => row.and({ survey_id, conversation_id }))
    .executeTakeFirst();
  if (newest && newest.used_at !== null) return { state: 'taken' };
  return { state: newest && newest.expires_at.getTime() > services.now() ? 'open' : 'expired' };
}
