import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayDelete } from '../../policies/mayDelete.ts';
import { maySee } from '../../policies/maySee.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { restorableSince } from '../../storage/database/clearDeleted.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { createSurvey } from './createSurvey.ts';
import { duplicateSurvey } from './duplicate/duplicateSurvey.ts';
import { importQuestionnaire } from './importQuestionnaire.ts';
import { importReport } from './importReport.ts';
import { readSurveyData } from './readSurveyData.ts';
import { listSurveys } from './list/listSurveys.ts';
import { surveyListItem } from './list/surveyListItems.ts';
import { surveyPictures } from './pictures/surveyPictures.ts';
import { switchActivateLink } from './switchActivateLink.ts';
import { templateList } from './templates/templateList.ts';

/** What a new dialog can begin as; the same for every author. */
const listTemplates: Handler<'listTemplates'> = () => Promise.resolve({ templates: [...templateList()] });

/** Deleting can be undone: nothing is lost, but nobody but `restoreSurvey` finds the dialog any more. */
const deleteSurvey: Handler<'deleteSurvey'> = async (input, context) => {
  const { survey_id } = await mayDelete(context, input.survey_id, 'there');
  const { db, now } = context.services;
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('surveys')
      .set({ deleted_at: new Date(now()), deleted_by: context.who.user_id })
      .where('survey_id', '=', survey_id)
      .execute();
    await writeAudit(tx, now(), { act: 'survey_deleted', actor_id: context.who.user_id, survey_id });
  });
  return { msg: 'success' };
};

/** Brings a dialog back out of the bin, as it was; 404 once its 30 days are over. */
const restoreSurvey: Handler<'restoreSurvey'> = async (input, context) => {
  const { survey_id } = await mayDelete(context, input.survey_id, 'deleted');
  const { db, now } = context.services;
  await inTransaction(db, async (tx) => {
    const restored = await tx
      .updateTable('surveys')
      .set({ deleted_at: null, deleted_by: null })
      .where('survey_id', '=', survey_id)
      // Because what is cleared away at this moment would come back in part.
      .where('deleted_at', '>=', restorableSince(now()))
      .executeTakeFirst();
    if (restored.numUpdatedRows === 0n) throw new CallError('survey/unknown');
    await writeAudit(tx, now(), { act: 'survey_restored', actor_id: context.who.user_id, survey_id });
  });
  return { survey: await surveyListItem(db, { user_id: context.who.user_id, now: now() }, survey_id) };
};

const dialog: Handler<'dialog'> = async (input, context) => {
  const found = await maySee(context, input.survey_id);
  return (await readSurveyData(context.services.db, found)).survey;
};

const surveyDataConfigurator: Handler<'surveyDataConfigurator'> = async (input, context) => {
  const found = await mayTrain(context, input.survey_id);
  return readSurveyData(context.services.db, found);
};

/** An author's dialogs. */
export const surveyCalls = {
  listSurveys,
  surveyPictures,
  listTemplates,
  createSurvey,
  duplicateSurvey,
  importQuestionnaire,
  importReport,
  deleteSurvey,
  restoreSurvey,
  dialog,
  surveyDataConfigurator,
  switchActivateLink,
} satisfies Partial<Handlers>;
