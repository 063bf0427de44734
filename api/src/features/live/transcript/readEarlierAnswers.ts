import type { Kysely, Selectable } from 'kysely';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

export type EarlierAnswerRow = Omit<Selectable<Tables['earlier_answers']>, keyof ConversationId | 'revision'>;

/** What was answered in a conversation before a jump back asked the question again, in the order of the answers. */
export async function readEarlierAnswers(
  db: Kysely<Tables>,
  { survey_id, conversation_id }: ConversationId,
): Promise<EarlierAnswerRow[]> {
  return db
    .selectFrom('earlier_answers')
    .select(['unique_question_id', 'nachfrage_id', 'turn', 'nth', 'value', 'answered_at'])
    .where((row) => row.and({ survey_id, conversation_id }))
    .orderBy('turn')
    .orderBy('nachfrage_id')
    .execute();
}
