import type { Kysely } from 'kysely';
import { readTrainingState } from '../features/training/training.ts';
import { keepRevision } from '../publications/keepRevision.ts';
import { uuidv7 } from '../storage/ids.ts';
import { lockSurvey } from '../storage/surveys/lockSurvey.ts';
import type { KeptChat, TriggerRow } from '../storage/tables/multiChatTables.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** The dialogs of a multi-chat that are there, in its order. */
export async function connectedDialogs(tx: Kysely<Tables>, dialog_manager_id: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('manager_surveys')
    .innerJoin('surveys', 'surveys.survey_id', 'manager_surveys.survey_id')
    .select('surveys.survey_id')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('deleted_at', 'is', null)
    .orderBy('order')
    .orderBy('survey_id_int')
    .execute();
  return rows.map(({ survey_id }) => survey_id);
}

/** Puts other triggers in the place of all that a multi-chat has. */
export async function replaceTriggers(
  tx: Kysely<Tables>,
  dialog_manager_id: number,
  triggers: readonly TriggerRow[],
): Promise<void> {
  await tx.deleteFrom('triggers').where('dialog_manager_id', '=', dialog_manager_id).execute();
  if (triggers.length === 0) return;
  const rows = triggers.map((row) => Object.assign({ dialog_manager_id }, row));
  await tx.insertInto('triggers').values(rows).execute();
}

/** Keeps a multi-chat's draft as it stands, and its dialogs from being edited until the transaction ends; gives the kept one's id. */
export async function keepDraft(
  tx: Kysely<Tables>,
  dialog_manager_id: number,
  made: readonly string[],
  now: number,
): Promise<string> {
  const surveys: KeptChat[] = [];
  for (const survey_id of await connectedDialogs(tx, dialog_manager_id)) {
    const survey = await lockSurvey(tx, survey_id);
    if (!survey) continue;
    await keepRevision(tx, survey_id);
    const { revision: training, applied } = await readTrainingState(tx, survey_id);
    surveys.push({ survey_id, revision: survey.revision, training, applied });
  }
  const triggers = await tx
    .selectFrom('triggers')
    .select(['survey_id', 'trigger_id', 'unique_question_id', 'type', 'init_survey', 'named_survey_id'])
    .select(['named_question_id', 'delay_seconds'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .orderBy('created_at')
    .orderBy('trigger_id')
    .execute();
  const { hints, clock } = await tx
    .selectFrom('dialog_managers')
    .select(['hints', 'clock'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  const kept_id = uuidv7(now);
  await tx
    .insertInto('kept_chats')
    .values({
      dialog_manager_id,
      kept_id,
      surveys: JSON.stringify(surveys),
      triggers: JSON.stringify(triggers),
      hints: JSON.stringify(hints),
      clock: clock && JSON.stringify(clock),
      made: JSON.stringify(made),
      kept_at: new Date(now),
    })
    .execute();
  return kept_id;
}
