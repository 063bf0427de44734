import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayEditManager, maySeeManager } from '../../policies/findManager.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { maySee } from '../../policies/maySee.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { listTriggers } from '../../storage/surveys/listTriggers.ts';
import { createTrigger } from './createTrigger.ts';
import { deleteTrigger } from './deleteTrigger.ts';
import { lockManager } from './lockManager.ts';
import { surveysToConnect } from './surveysToConnect.ts';
import { writeConnectedSurveys } from './writeConnectedSurveys.ts';

const createManager: Handler<'createManager'> = async ({ name, survey_ids }, context) => {
  const surveys = await surveysToConnect(survey_ids, (id) => mayEdit(context, id));
  const dialog_manager_id = await inTransaction(context.services.db, async (tx) => {
    const made = await tx
      .insertInto('dialog_managers')
      .values({ name })
      .returning('dialog_manager_id')
      .executeTakeFirstOrThrow();
    await writeConnectedSurveys(tx, made.dialog_manager_id, surveys);
    return made.dialog_manager_id;
  });
  return { manager: await maySeeManager(context, dialog_manager_id) };
};

const updateManager: Handler<'updateManager'> = async ({ id, name, survey_ids }, context) => {
  await mayEditManager(context, id);
  const surveys = survey_ids && (await surveysToConnect(survey_ids, (survey_id) => mayEdit(context, survey_id)));
  await inTransaction(context.services.db, async (tx) => {
    await lockManager(tx, id);
    if (name !== undefined) {
      await tx.updateTable('dialog_managers').set({ name }).where('dialog_manager_id', '=', id).execute();
    }
    if (surveys) await writeConnectedSurveys(tx, id, surveys);
  });
  return { manager: await maySeeManager(context, id) };
};

/** Deleting can be undone: the dialogs stay as they are, and so do the triggers until the multi-chat is cleared away. */
const deleteManager: Handler<'deleteManager'> = async ({ id }, context) => {
  await mayEditManager(context, id);
  const { db, now } = context.services;
  const deleted = { deleted_at: new Date(now()), deleted_by: context.who.user_id };
  await db.updateTable('dialog_managers').set(deleted).where('dialog_manager_id', '=', id).execute();
  return { msg: 'success' };
};

const restoreManager: Handler<'restoreManager'> = async ({ id }, context) => {
  await mayEditManager(context, id, 'deleted');
  const { db } = context.services;
  const there = { deleted_at: null, deleted_by: null };
  await db.updateTable('dialog_managers').set(there).where('dialog_manager_id', '=', id).execute();
  return { manager: await maySeeManager(context, id) };
};

/** Whether a dialog belongs to a multi-chat; with several, the oldest, the others beside it. */
const findDialogmanagerStatus: Handler<'findDialogmanagerStatus'> = async ({ id }, context) => {
  const { survey_id } = await maySee(context, id);
  const managers = await context.services.db
    .selectFrom('manager_surveys')
    .innerJoin('dialog_managers', 'dialog_managers.dialog_manager_id', 'manager_surveys.dialog_manager_id')
    .select('dialog_managers.dialog_manager_id')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .orderBy('dialog_managers.dialog_manager_id')
    .execute();
  const [first = null, ...additional_dms] = managers.map(({ dialog_manager_id }) => dialog_manager_id);
  return { msg: 'success', connected_status: { dialog_manager_id: first, additional_dms } };
};

const connectedSurveys: Handler<'connectedSurveys'> = ({ id }, context) => maySeeManager(context, id);

const dialogmanagerTrigger: Handler<'dialogmanagerTrigger'> = async ({ id }, context) => {
  const { connected_surveys } = await maySeeManager(context, id);
  const seen = new Set(connected_surveys.map(({ survey_id }) => survey_id));
  const triggers = await listTriggers(context.services.db, id);
  return { trigger_objects: triggers.filter(({ survey_id }) => seen.has(survey_id)) };
};

/** Multi-chats: their dialogs and what triggers what. */
export const managerCalls = {
  createManager,
  updateManager,
  deleteManager,
  restoreManager,
  findDialogmanagerStatus,
  connectedSurveys,
  dialogmanagerTrigger,
  createTrigger,
  deleteTrigger,
} satisfies Partial<Handlers>;
