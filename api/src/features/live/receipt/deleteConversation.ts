import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { countConsents } from '../../../consents/countConsents.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { deleteFilesOf } from '../../../media/clearMedia.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { countDeleted } from './countDeleted.ts';
import { endLiveUsers } from '../../../storage/database/endLiveUsers.ts';
import type { ConversationKey } from '../opening/restartConversation.ts';

/**
 * Deletes all that a respondent said in a survey: answers, transcript, files, and the live user once nothing of theirs is
 * left. A live user's tokens are revoked (spec §4: 'Delete ends the live session'). What stays is a count. `also` is done in the
 * same transaction.
 */
export async function deleteConversation(
  services: Pick<Services, 'db' | 'now' | 'media' | 'tokens'>,
  { survey_id, user_id_live, is_live }: ConversationKey,
  also: (transaction: Kysely<Tables>) => Promise<void> = async () => {},
): Promise<void> {
  const deleted = await services.db.transaction().execute(async (transaction) => {
    await countConsents(
      transaction,
      sql`c.survey_id = ${survey_id} and c.user_id_live = ${user_id_live} and c.is_live = ${is_live}`,
    );
    const gone = await transaction
      .deleteFrom('conversations')
      .where('survey_id', '=', survey_id)
      .where('user_id_live', '=', user_id_live)
      .where('is_live', '=', is_live)
      .returning('conversation_id')
      .execute();
    if (gone.length === 0) throw new CallError('conversation/unknown');
    const ids = gone.map(({ conversation_id }) => conversation_id);
    await also(transaction);
    if (!is_live) return ids;

    await countDeleted(transaction, survey_id);
    await endLiveUsers(transaction, [user_id_live], services.now());
    return ids;
  });
  if (is_live) await services.tokens.noteEnded();
  await deleteFilesOf(services, survey_id, deleted);
}
