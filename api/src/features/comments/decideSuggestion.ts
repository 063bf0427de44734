import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';

export const decideSuggestion: Handler<'decideSuggestion'> = async (
  { survey_id: named, comment_id, accepted, resolved },
  context,
) => {
  const { survey_id } = await mayEdit(context, named);
  const { db, bus, now } = context.services;
  const at = new Date(now());
  const by = context.who.user_id;
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({
      accepted,
      decided_at: at,
      decided_by: by,
      resolved_at: resolved ? at : null,
      resolved_by: resolved ? by : null,
      changed_at: at,
    })
    .where('survey_id', '=', survey_id)
    .where('comment_id', '=', comment_id)
    .where('suggested_part', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallError('comment/unknown');
  bus.publish(survey_id);
  return { msg: 'success' };
};
