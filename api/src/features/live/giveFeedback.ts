import type { CallInput } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';
import { readSettings } from '../../storage/surveys/readSettings.ts';
import { findByUser } from './turn/conversationStatements.ts';

/** More than anyone has to say; whoever goes on wants to fill the database. */
const MOST_OF_CONVERSATION = 50;

/**
 * Keeps what a respondent thinks of the dialog; the same `feedback_id` again replaces it. Refuses with 404 (not their
 * conversation), 410 (not active any more), 409 (the dialog does not allow feedback, or there is very much of it already).
 */
export async function giveFeedback(
  services: Pick<Services, 'db' | 'pool' | 'now'>,
  user_id_live: string,
  { survey_id, feedback_id, rating, text, unique_question_id }: CallInput<'giveFeedback'>,
): Promise<void> {
  const { db, pool, now } = services;
  const conversation = await findByUser(pool, survey_id, user_id_live);
  if (!conversation) throw new CallError('conversation/unknown');
  if (conversation.closed) throw new CallError('survey/inactive');
  // Of the revision that the conversation began with, as all that is said in it (domain.md §4).
  const settings = await readSettings(db, survey_id, conversation.revision);
  if (!settings) throw new CallError('survey/unknown-link');
  if (!settings.feedback_allowed) throw new CallError('feedback/not-collected', settings);

  const { conversation_id } = conversation;
  const { others } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where('feedback_id', '!=', feedback_id)
    .executeTakeFirstOrThrow();
  if (others >= MOST_OF_CONVERSATION) throw new CallError('feedback/too-much', settings);

  const said = { rating, text, unique_question_id };
  await db
    .insertInto('feedback')
    .values({ ...said, survey_id, conversation_id, feedback_id, created_at: new Date(now()) })
    .onConflict((conflict) => conflict.columns(['survey_id', 'conversation_id', 'feedback_id']).doUpdateSet(said))
    .execute();
}
