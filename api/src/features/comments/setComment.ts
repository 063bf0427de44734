import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { ownComment } from './ownComment.ts';
import { threadOf } from './threadOf.ts';
import { writeComment } from './writeComment.ts';

export const setComment: Handler<'setComment'> = async ({ survey_id: named, mentions, ...said }, context) => {
  const { survey_id } = await mayEdit(context, named);
  const comment = { survey_id, comment_id: said.comment_id, user_id: context.who.user_id };
  return writeComment(context.services, { ...comment, mentions }, async (tx, at) => {
    const before = await ownComment(tx, comment);
    if (before) {
      const edited_at = before.text === said.text ? before.edited_at : at;
      return tx
        .updateTable('comments')
        .set({ text: said.text, edited_at, deleted_at: null, changed_at: at })
        .where('survey_id', '=', survey_id)
        .where('comment_id', '=', said.comment_id)
        .execute();
    }
    const thread_id = await threadOf(tx, survey_id, said);
    const { unique_question_id, text } = said;
    return tx
      .insertInto('comments')
      .values({ ...comment, thread_id, unique_question_id, text, created_at: at, changed_at: at })
      .execute();
  });
};
