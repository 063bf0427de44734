import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import type { Change, Edit, Edited, EditedBy } from './Edit.ts';
import { keepChanges } from './keepChanges.ts';

/** Runs an edit of a dialog and raises its revision with it, in one transaction (domain.md §4); then tells the others. */
export async function editSurvey<Result>(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  survey_id: string,
  by: EditedBy,
  work: (edit: Edit) => Promise<Edited<Result>>,
): Promise<{ revision: number; result: Result }> {
  const edited = await inTransaction(db, (tx) => editInside(tx, survey_id, { ...by, now: now() }, work));
  bus.publish(survey_id);
  return edited;
}

/** The same inside the transaction of the caller, who tells the others once it is through. */
export async function editInside<Result>(
  tx: Kysely<Tables>,
  survey_id: string,
  by: EditedBy & { readonly now: number },
  work: (edit: Edit) => Promise<Edited<Result>>,
): Promise<{ revision: number; result: Result }> {
  const survey = await lockSurvey(tx, survey_id);
  if (!survey) throw new CallError('survey/gone');
  const changes: Change[] = [];
  const edit: Edit = {
    tx,
    survey,
    revision: survey.revision + 1,
    now: by.now,
    note: (change) => void changes.push(change),
  };
  const { changed, result } = await work(edit);
  if (!changed) return { revision: survey.revision, result };
  await tx
    .updateTable('surveys')
    .set({ revision: edit.revision, updated_at: sql<Date>`now()` })
    .where('survey_id', '=', survey_id)
    .execute();
  await keepChanges(edit, by, changes);
  return { revision: edit.revision, result };
}
