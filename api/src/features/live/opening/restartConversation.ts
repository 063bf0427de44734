import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { deleteFilesOf } from '../../../media/clearMedia.ts';
import type { KnownDevice } from './deviceKind.ts';
import { openConversations } from './openConversations.ts';

/** One conversation, as the respondent or the testing author names it. */
export interface ConversationKey {
  readonly survey_id: string;
  readonly user_id_live: string;
  readonly is_live: boolean;
}

/**
 * Begins anew on what is published now, a test on the draft; the answers, files and the transcript so far are deleted. The live user's row
 * is locked meanwhile, so that two restarts at once do not both make a conversation.
 */
export async function restartConversation(
  services: Pick<Services, 'db' | 'now' | 'media' | 'pseudonym' | 'releases' | 'model'>,
  { survey_id, user_id_live, is_live }: ConversationKey,
  device: KnownDevice | null,
): Promise<void> {
  const deleted = await services.db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('live_users')
      .select('user_id_live')
      .where('user_id_live', '=', user_id_live)
      .forNoKeyUpdate()
      .execute();
    const gone = await transaction
      .deleteFrom('conversations')
      .where('survey_id', '=', survey_id)
      .where('user_id_live', '=', user_id_live)
      .where('is_live', '=', is_live)
      .returning(['conversation_id', 'came_with', 'state'])
      .execute();
    if (gone.length === 0) throw new CallError('conversation/unknown');
    const cameWith = new Map([[survey_id, gone[0]?.came_with ?? null]]);
    // Whoever begins anew is in the group that they are in; a test draws anew.
    const draws = is_live ? gone[0]?.state.draws : undefined;
    const user = { user_id_live, is_live, device, origin: { cameWith }, ...(draws ? { draws } : {}) };
    await openConversations(transaction, [survey_id], user, services);
    return gone.map(({ conversation_id }) => conversation_id);
  });
  await deleteFilesOf(services, survey_id, deleted);
}
