import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { StudyOfAuthor } from '../../policies/StudyOfAuthor.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';

/** Keeps others from beginning until the transaction ends, and waits for those who are just beginning. Refuses with 404 what was deleted. */
export async function lockStudy(tx: Kysely<Tables>, { survey_id, manager }: StudyOfAuthor): Promise<void> {
  if (manager === null) {
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    return;
  }
  const locked = await tx
    .selectFrom('dialog_managers')
    .select('dialog_manager_id')
    .where('dialog_manager_id', '=', manager.dialog_manager_id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw new CallError('manager/unknown');
}
