import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import type { ApprovalOf } from './approvalRows.ts';

/** What a wish is about, as mails and the audit trail name it. */
export async function aboutOf(db: Kysely<Tables>, of: ApprovalOf) {
  if ('survey_id' in of) {
    const { survey_name } = await db
      .selectFrom('surveys')
      .select('survey_name')
      .where('survey_id', '=', of.survey_id)
      .executeTakeFirstOrThrow();
    return { audit: { survey_id: of.survey_id }, mail: { name: survey_name, survey_id: of.survey_id, manager: null } };
  }
  const { dialog_manager_id: manager } = of;
  const { name } = await db
    .selectFrom('dialog_managers')
    .select('name')
    .where('dialog_manager_id', '=', manager)
    .executeTakeFirstOrThrow();
  return { audit: { detail: `Multi-Chat ${manager}` }, mail: { name, survey_id: null, manager } };
}
