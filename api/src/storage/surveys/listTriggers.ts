import type { Trigger } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** The triggers of a multi-chat as the contract has them, the oldest first; those of dialogs that were taken out rest. */
export async function listTriggers(db: Kysely<Tables>, dialog_manager_id: number): Promise<Trigger[]> {
  const connected = db
    .selectFrom('manager_surveys')
    .innerJoin('surveys', 'surveys.survey_id', 'manager_surveys.survey_id')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('deleted_at', 'is', null)
    .select('surveys.survey_id');
  const rows = await db
    .selectFrom('triggers')
    .select(['trigger_id', 'dialog_manager_id', 'survey_id', 'unique_question_id', 'init_survey'])
    .select(['type', 'named_survey_id', 'named_question_id', 'delay_seconds'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('survey_id', 'in', connected)
    .where('named_survey_id', 'in', connected)
    .orderBy('created_at')
    .orderBy('trigger_id')
    .execute();
  return rows.map(({ type, named_survey_id, named_question_id, delay_seconds, ...row }) =>
    Object.assign(
      row,
      { trigger: [type, named_survey_id, named_question_id].join(';') },
      delay_seconds === null ? {} : { delay_seconds },
    ),
  );
}
