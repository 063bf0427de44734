import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';

export const resolveComments: Handler<'resolveComments'> = async (
  { survey_id: named, thread_id, resolved },
  context,
) => {
  const { survey_id } = await mayEdit(context, named);
  const { db, bus, now } = context.services;
  const at = new Date(now());
  // What is open again has not been decided either.
  const decision = resolved ? {} : { accepted: null, decided_at: null, decided_by: null };
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({
      resolved_at: resolved ? at : null,
      resolved_by: resolved ? context.who.user_id : null,
      changed_at: at,
      ...decision,
    })
    .where('survey_id', '=', survey_id)
    .where('comment_id', '=', thread_id)
    .where('thread_id', '=', thread_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallError('comment/unknown');
  bus.publish(survey_id);
  return { msg: 'success' };
};
