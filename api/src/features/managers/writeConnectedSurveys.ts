import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';

/** The dialogs of a multi-chat from now on, in this order. Deleted dialogs stay in it, so that they come back into it. */
export async function writeConnectedSurveys(
  tx: Kysely<Tables>,
  dialog_manager_id: number,
  surveys: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('manager_surveys')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('survey_id', 'not in', (eb) =>
      eb.selectFrom('surveys').select('survey_id').where('deleted_at', 'is not', null),
    )
    .execute();
  const rows = surveys.map((survey_id, order) => ({ survey_id, dialog_manager_id, order }));
  await tx.insertInto('manager_surveys').values(rows).execute();
}
