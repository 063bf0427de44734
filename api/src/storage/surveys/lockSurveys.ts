import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Keeps others from changing these dialogs' teams until the transaction ends; in one order, so that no two wait for each other. */
export async function lockSurveys(tx: Kysely<Tables>, survey_ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('surveys')
    .where((row) => row('survey_id', '=', row.fn.any(row.val(survey_ids))))
    .select('survey_id')
    .orderBy('survey_id')
    .forUpdate()
    .execute();
}
