import type { Kysely } from 'kysely';
import { lockSurveys } from '../storage/surveys/lockSurveys.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { settleMembers } from './settleMembers.ts';

/** Puts dialogs into a workspace, whose row the caller has locked, or with null out of theirs; their teams follow. */
export async function placeSurveys(
  tx: Kysely<Tables>,
  survey_ids: readonly string[],
  workspace_id: string | null,
): Promise<void> {
  await lockSurveys(tx, survey_ids);
  await tx
    .updateTable('surveys')
    .set({ workspace_id })
    .where((row) => row('survey_id', '=', row.fn.any(row.val(survey_ids))))
    .execute();
  await settleMembers(tx, survey_ids);
}
