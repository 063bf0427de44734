import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { isUuid } from '../../storage/ids.ts';

/** Takes a trigger away. The role in the dialog that it sits on counts: the other one only loses that something follows it. */
export const deleteTrigger: Handler<'deleteTrigger'> = async ({ triggerId }, context) => {
  const { db } = context.services;
  const trigger = isUuid(triggerId)
    ? await db.selectFrom('triggers').select('survey_id').where('trigger_id', '=', triggerId).executeTakeFirst()
    : undefined;
  if (!trigger) throw new CallError('trigger/unknown');
  const { survey_id } = await mayEdit(context, trigger.survey_id);
  await db.deleteFrom('triggers').where('survey_id', '=', survey_id).where('trigger_id', '=', triggerId).execute();
  return { msg: 'success' };
};
