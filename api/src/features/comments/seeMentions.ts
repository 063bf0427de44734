import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';

export const seeMentions: Handler<'seeMentions'> = async ({ survey_id: named }, context) => {
  const { survey_id } = await mayEdit(context, named);
  const { db, now } = context.services;
  await db
    .updateTable('comment_mentions')
    .set({ seen_at: new Date(now()) })
    .where('survey_id', '=', survey_id)
    .where('user_id', '=', context.who.user_id)
    .where('seen_at', 'is', null)
    .execute();
  return { msg: 'success' };
};
