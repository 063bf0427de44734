import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { ownComment } from './ownComment.ts';

/** It can be brought back by `setComment`; a draft's comments are few enough to keep. */
export const deleteComment: Handler<'deleteComment'> = async ({ survey_id: named, comment_id }, context) => {
  const { survey_id } = await mayEdit(context, named);
  const { db, bus, now } = context.services;
  await inTransaction(db, async (tx) => {
    const found = await ownComment(tx, { survey_id, comment_id, user_id: context.who.user_id });
    if (!found || found.deleted_at !== null) throw new CallError('comment/unknown');
    const at = new Date(now());
    await tx
      .updateTable('comments')
      .set({ deleted_at: at, changed_at: at })
      .where('survey_id', '=', survey_id)
      .where('comment_id', '=', comment_id)
      .execute();
  });
  bus.publish(survey_id);
  return { msg: 'success' };
};
