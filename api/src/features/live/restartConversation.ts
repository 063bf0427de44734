import { CallError } from '../../calls/CallError.ts';
import type { Services } from '../../calls/services.ts';
import { openConversations } from './openConversations.ts';
import { texts } from './texts.ts';

/** One conversation, as the respondent or the testing author names it. */
export interface ConversationKey {
  readonly survey_id: string;
  readonly user_id_live: string;
  readonly is_live: boolean;
}

/**
 * Begins anew on the survey's newest revision; the answers and the transcript so far are deleted. The live user's row
 * is locked meanwhile, so that two restarts at once do not both make a conversation.
 */
export async function restartConversation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { survey_id, user_id_live, is_live }: ConversationKey,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('live_users')
      .select('user_id_live')
      .where('user_id_live', '=', user_id_live)
      .forNoKeyUpdate()
      .execute();
    const deleted = await transaction
      .deleteFrom('conversations')
      .where('survey_id', '=', survey_id)
      .where('user_id_live', '=', user_id_live)
      .where('is_live', '=', is_live)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new CallError(404, texts.unknownConversation);
    await openConversations(transaction, [survey_id], { user_id_live, is_live }, now());
  });
}
