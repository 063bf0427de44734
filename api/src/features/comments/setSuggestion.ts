import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { ownComment } from './ownComment.ts';
import { threadOf } from './threadOf.ts';
import { writeComment } from './writeComment.ts';

export const setSuggestion: Handler<'setSuggestion'> = async ({ survey_id: named, mentions, ...said }, context) => {
  const { survey_id } = await mayEdit(context, named);
  const { comment_id, unique_question_id, suggestion, text } = said;
  const comment = { survey_id, comment_id, user_id: context.who.user_id };
  return writeComment(context.services, { ...comment, mentions }, async (tx, at) => {
    if (await ownComment(tx, comment))
      return tx
        .updateTable('comments')
        .set({ deleted_at: null, changed_at: at })
        .where('survey_id', '=', survey_id)
        .where('comment_id', '=', comment_id)
        .execute();
    const thread_id = await threadOf(tx, survey_id, said);
    const row = { ...comment, thread_id, unique_question_id, text, created_at: at, changed_at: at };
    const { part: suggested_part, before: suggested_before, after: suggested_after } = suggestion;
    return tx
      .insertInto('comments')
      .values({ ...row, suggested_part, suggested_before, suggested_after })
      .execute();
  });
};
