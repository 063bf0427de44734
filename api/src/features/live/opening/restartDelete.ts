import type { CallInput } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import type { TokenHolder } from '../../../identity/identity.ts';
import type { Services } from '../../../services.ts';
import { deleteParticipation, restartParticipation } from '../chats/restartParticipation.ts';
import { findByUser } from '../turn/conversationStatements.ts';
import { deleteConversation } from '../receipt/deleteConversation.ts';
import type { KnownDevice } from './deviceKind.ts';
import { restartConversation } from './restartConversation.ts';
import type { ConversationKey } from './restartConversation.ts';

/**
 * Restarts or deletes one conversation (spec §4): a respondent's own, or an author's own test. `isLive` says which kind
 * is meant, so that an author's click never reaches what a respondent said. A chat of a multi-chat is restarted or deleted with all
 * others, because they have heard of each other.
 */
export async function restartDelete(
  services: Services,
  who: TokenHolder,
  { survey_id, action, isLive }: CallInput<'restartDelete'>,
  device: KnownDevice | null,
): Promise<void> {
  const key = await conversationKey(services, who, String(survey_id), isLive);
  const conversation = await findByUser(services.pool, key.survey_id, key.user_id_live);
  if (conversation && conversation.participation_id !== null) {
    const { participation_id } = conversation;
    const { user_id_live } = key;
    if (action === 'restart') await restartParticipation(services, { participation_id, user_id_live }, device);
    else await deleteParticipation(services, { participation_id, user_id_live });
    return;
  }
  await (action === 'restart' ? restartConversation(services, key, device) : deleteConversation(services, key));
}

/** A respondent names a survey by its public id alone, an author by either (domain.md §9). */
async function conversationKey(
  { db }: Services,
  who: TokenHolder,
  survey_id: string,
  is_live: boolean,
): Promise<ConversationKey> {
  if (who.kind === 'respondent') {
    const { user_id_live } = who;
    return { survey_id, user_id_live, is_live: is_live && !(await isByTestLink(db, survey_id, user_id_live)) };
  }
  if (is_live) throw new CallError('conversation/not-a-test');
  const test = await db
    .selectFrom('conversations')
    .innerJoin('live_users', 'live_users.user_id_live', 'conversations.user_id_live')
    .innerJoin('surveys', 'surveys.survey_id', 'conversations.survey_id')
    .where('account_id', '=', who.user_id)
    .where((survey) =>
      survey.or([
        survey('surveys.survey_id', '=', survey_id),
        survey(survey.cast<string>('survey_id_int', 'text'), '=', survey_id),
      ]),
    )
    .select(['surveys.survey_id', 'live_users.user_id_live'])
    .executeTakeFirst();
  if (!test) throw new CallError('conversation/unknown');
  return { ...test, is_live };
}

/** Whether a conversation was begun by the link for trying, where the messenger is the respondents'. */
async function isByTestLink(db: Services['db'], survey_id: string, user_id_live: string): Promise<boolean> {
  const found = await db
    .selectFrom('conversations')
    .select('is_live')
    .where('survey_id', '=', survey_id)
    .where('user_id_live', '=', user_id_live)
    .where('publication_id', 'is not', null)
    .executeTakeFirst();
  return found?.is_live === false;
}
