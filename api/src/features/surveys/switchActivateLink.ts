import type { Handler } from '../../calls/handler.ts';
import { mayPublish } from '../../policies/mayPublish.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/lockSurvey.ts';

/** Makes a dialog Live or Inaktiv (spec §4). */
export const switchActivateLink: Handler<'switchActivateLink'> = async ({ item }, context) => {
  const { survey_id } = await mayPublish(context, item.survey_id, item.active);
  await inTransaction(context.services.db, async (tx) => {
    await lockSurvey(tx, survey_id);
    // Asked again under the lock, because its last question may just have been deleted.
    await mayPublish({ services: { db: tx }, who: context.who }, survey_id, item.active);
    await tx.updateTable('surveys').set({ active: item.active }).where('survey_id', '=', survey_id).execute();
  });
  return { msg: 'success' };
};
