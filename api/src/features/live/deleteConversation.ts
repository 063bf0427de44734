import { CallError } from '../../calls/CallError.ts';
import type { Services } from '../../calls/services.ts';
import type { ConversationKey } from './restartConversation.ts';
import { texts } from './texts.ts';

/**
 * Deletes all that a respondent said in a survey: answers, transcript, and the live user once nothing of theirs is
 * left. A live user's tokens are revoked (spec §4: 'Delete ends the live session'). What stays is a count.
 */
export async function deleteConversation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { survey_id, user_id_live, is_live }: ConversationKey,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('conversations')
      .where('survey_id', '=', survey_id)
      .where('user_id_live', '=', user_id_live)
      .where('is_live', '=', is_live)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new CallError(404, texts.unknownConversation);
    if (!is_live) return;

    await transaction
      .insertInto('deletion_counts')
      .values({ survey_id, deleted: 1 })
      .onConflict((conflict) =>
        conflict.column('survey_id').doUpdateSet((count) => ({ deleted: count('deletion_counts.deleted', '+', 1) })),
      )
      .execute();
    await transaction
      .updateTable('token_families')
      .set({ revoked_at: new Date(now()) })
      .where('subject_id', '=', user_id_live)
      .where('kind', '=', 'respondent')
      .where('revoked_at', 'is', null)
      .execute();
    await transaction
      .deleteFrom('live_users')
      .where('user_id_live', '=', user_id_live)
      .where((user) =>
        user.not(
          user.exists(user.selectFrom('conversations').select('survey_id').where('user_id_live', '=', user_id_live)),
        ),
      )
      .execute();
  });
}
