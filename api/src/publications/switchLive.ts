import type { Kysely } from 'kysely';
import type { ApprovalOf } from '../approvals/approvalRows.ts';
import type { Tables } from '../storage/tables/tables.ts';

/**
 * Makes a dialog or a multi-chat Live or Inaktiv at a moment (ms since 1970), and keeps since when it is Live. Switched to what it is already, it has been so
 * since before.
 */
export async function switchLive(tx: Kysely<Tables>, of: ApprovalOf, active: boolean, now: number): Promise<void> {
  const set = { active, live_since: active ? new Date(now) : null };
  if ('survey_id' in of)
    await tx
      .updateTable('surveys')
      .set(set)
      .where('survey_id', '=', of.survey_id)
      .where('active', '<>', active)
      .execute();
  else
    await tx
      .updateTable('dialog_managers')
      .set(set)
      .where('dialog_manager_id', '=', of.dialog_manager_id)
      .where('active', '<>', active)
      .execute();
}
