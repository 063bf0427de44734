import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayPublish } from '../../policies/mayPublish.ts';
import { publishDraft } from '../../publications/publishDraft.ts';
import { switchLive } from '../../publications/switchLive.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';

/**
 * Makes a dialog Live or Inaktiv (spec §4). Going live for the first time publishes the draft; a dialog that was published
 * goes on with what is published, whatever became of its draft.
 */
export const switchActivateLink: Handler<'switchActivateLink'> = async ({ item }, context) => {
  const { survey_id } = await mayPublish(context, item.survey_id);
  const { db, bus, now } = context.services;
  await inTransaction(db, async (tx) => {
    const survey = await lockSurvey(tx, survey_id);
    if (!survey) throw new CallError('survey/unknown');
    if (item.active && survey.publication_id === null) {
      await publishDraft(tx, survey, { user_id: context.who.user_id, note: '', now: now() });
    }
    await switchLive(tx, { survey_id }, item.active, now());
  });
  bus.publish(survey_id);
  return { msg: 'success' };
};
