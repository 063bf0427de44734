import { writeAudit } from '../../audit/writeAudit.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayDelete } from '../../policies/mayDelete.ts';
import { clearDeletedSurvey, restorableSince } from '../../storage/database/clearDeleted.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

/**
 * Deletes for good a dialog that lies in the bin, with all that respondents said in it; its files go within the hour. First it
 * counts as run out, so that nobody restores half of it, and what a crash leaves is cleared away like any other.
 */
export const purgeSurvey: Handler<'purgeSurvey'> = async (input, context) => {
  const { survey_id } = await mayDelete(context, input.survey_id, 'deleted');
  const { db, now } = context.services;
  const gone = restorableSince(now());
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('surveys')
      .set({ deleted_at: new Date(gone.getTime() - 1) })
      .where('survey_id', '=', survey_id)
      .where('deleted_at', 'is not', null)
      .execute();
    await writeAudit(tx, now(), { act: 'survey_purged', actor_id: context.who.user_id, survey_id });
  });
  await clearDeletedSurvey(db, survey_id, gone);
  return { msg: 'success' };
};
