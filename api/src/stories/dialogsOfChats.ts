import type { Kysely } from 'kysely';
import { contentOf } from '../features/stories/contentOf.ts';
import type { Story } from '../features/stories/Story.ts';
import type { Tables } from '../storage/tables/tables.ts';

/**
 * Which dialogs of a multi-chat are a story's chats, by the chats' keys: a dialog is the chat that it has the most blocks of, deleted
 * ones too, because names and order may have changed. A chat whose dialog is gone has none.
 */
export async function dialogsOfChats(
  tx: Kysely<Tables>,
  { dialog_manager_id, chats }: Story,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('manager_surveys as m')
    .innerJoin('surveys as s', 's.survey_id', 'm.survey_id')
    .innerJoin('blocks as b', 'b.survey_id', 'm.survey_id')
    .select(['m.survey_id', 'b.unique_question_id'])
    .where('m.dialog_manager_id', '=', dialog_manager_id)
    .where('s.deleted_at', 'is', null)
    .orderBy('m.order')
    .execute();
  const dialogs = Map.groupBy(rows, ({ survey_id }) => survey_id);
  const found = new Map<string, string>();
  for (const chat of chats) {
    const ids = new Set(contentOf(chat, 0, () => null).blocks.map(({ unique_question_id }) => unique_question_id));
    const shared = [...dialogs]
      .filter(([survey_id]) => ![...found.values()].includes(survey_id))
      .map(([survey_id, blocks]) => ({
        survey_id,
        count: blocks.filter(({ unique_question_id }) => ids.has(unique_question_id)).length,
      }))
      .filter(({ count }) => count > 0);
    const [most] = shared.toSorted((one, other) => other.count - one.count);
    if (most) found.set(chat.key, most.survey_id);
  }
  return found;
}
