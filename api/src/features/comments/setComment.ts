import { COMMENT_LIMITS } from '@dialogwerk/shared/contract';
import type { CallInput } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { mention } from './mention.ts';
import { ownComment } from './ownComment.ts';

export const setComment: Handler<'setComment'> = async ({ survey_id: named, mentions, ...said }, context) => {
  const { survey_id } = await mayEdit(context, named);
  const { db, bus, now } = context.services;
  const { user_id } = context.who;
  const at = new Date(now());
  await inTransaction(db, async (tx) => {
    // Locked, so that one that is sent twice at once is one, and so that there are not more than there may be.
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    const comment = { survey_id, comment_id: said.comment_id, user_id };
    const before = await ownComment(tx, comment);
    if (before) {
      const edited_at = before.text === said.text ? before.edited_at : at;
      await tx
        .updateTable('comments')
        .set({ text: said.text, edited_at, deleted_at: null, changed_at: at })
        .where('survey_id', '=', survey_id)
        .where('comment_id', '=', said.comment_id)
        .execute();
    } else {
      const thread_id = await placeOf(tx, survey_id, said);
      const { unique_question_id, text } = said;
      await tx
        .insertInto('comments')
        .values({ ...comment, thread_id, unique_question_id, text, created_at: at, changed_at: at })
        .execute();
    }
    await mention(tx, { ...comment, mentions, now: now() });
  });
  bus.publish(survey_id);
  return { msg: 'success' };
};

/** The thread of a new comment; refuses one that has no place, and more than a dialog may have. */
async function placeOf(
  tx: Kysely<Tables>,
  survey_id: string,
  {
    comment_id,
    thread_id,
    unique_question_id,
  }: Pick<CallInput<'setComment'>, 'comment_id' | 'thread_id' | 'unique_question_id'>,
): Promise<string> {
  const block = await tx
    .selectFrom('blocks')
    .select('unique_question_id')
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', '=', unique_question_id)
    .executeTakeFirst();
  if (!block) throw new CallError('block/unknown', { id: unique_question_id });
  const { count } = await tx
    .selectFrom('comments')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= COMMENT_LIMITS.most) throw new CallError('comment/too-many');
  if (thread_id === undefined || thread_id === comment_id) return comment_id;
  const thread = await tx
    .selectFrom('comments')
    .select('thread_id')
    .where('survey_id', '=', survey_id)
    .where('comment_id', '=', thread_id)
    .where('thread_id', '=', thread_id)
    .where('unique_question_id', '=', unique_question_id)
    .executeTakeFirst();
  if (!thread) throw new CallError('comment/unknown');
  return thread_id;
}
