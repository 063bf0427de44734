import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { forEachSettled } from '../../forEachSettled.ts';
import type { Tables } from '../tables/tables.ts';

/** How long a deleted dialog or multi-chat can be restored. */
export const DELETED_KEPT_MS = 30 * 24 * 60 * 60_000;

/** What was deleted before this moment cannot be restored any more. */
export function restorableSince(now: number): Date {
  return new Date(now - DELETED_KEPT_MS);
}

/** How many go quickly enough for one statement; all of a large dialog's would not. */
const CONVERSATIONS_AT_ONCE = 500;

/** Deletes for good the dialogs that were deleted before a moment, each with all that was said in it. */
export async function clearDeletedSurveys(db: Kysely<Tables>, deletedBefore: Date): Promise<void> {
  const gone = await db.selectFrom('surveys').select('survey_id').where('deleted_at', '<', deletedBefore).execute();
  await forEachSettled(gone, ({ survey_id }) => clearDeletedSurvey(db, survey_id, deletedBefore));
}

/** The same for one dialog. */
export async function clearDeletedSurvey(db: Kysely<Tables>, survey_id: string, deletedBefore: Date): Promise<void> {
  for (;;) {
    // Looked at each time, because an admin may give the dialog to somebody meanwhile.
    const { numAffectedRows = 0n } = await sql`
      delete from conversations using surveys
      where conversations.survey_id = ${survey_id} and surveys.survey_id = ${survey_id}
        and surveys.deleted_at < ${deletedBefore}::timestamptz and conversation_id in (
          select conversation_id from conversations where survey_id = ${survey_id} limit ${CONVERSATIONS_AT_ONCE})`.execute(
      db,
    );
    if (numAffectedRows === 0n) break;
  }
  await db.deleteFrom('surveys').where('survey_id', '=', survey_id).where('deleted_at', '<', deletedBefore).execute();
}

/** Deletes for good the multi-chats that were deleted before a moment, and those whose dialogs are all gone: nobody finds them. */
export async function clearDeletedManagers(db: Kysely<Tables>, deletedBefore: Date): Promise<void> {
  await db
    .deleteFrom('dialog_managers')
    .where((manager) =>
      manager.or([
        manager('deleted_at', '<', deletedBefore),
        manager.not(
          manager.exists(
            manager
              .selectFrom('manager_surveys')
              .select('survey_id')
              .whereRef('manager_surveys.dialog_manager_id', '=', 'dialog_managers.dialog_manager_id'),
          ),
        ),
      ]),
    )
    .execute();
}
