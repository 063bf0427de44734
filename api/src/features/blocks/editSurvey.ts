import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../calls/CallError.ts';
import type { Services } from '../../calls/services.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/lockSurvey.ts';
import type { LockedSurvey } from '../../storage/lockSurvey.ts';
import type { Tables } from '../../storage/tables.ts';
import { blockTexts } from './texts.ts';

/** An edit under way: no other edit of the dialog runs beside it. */
export interface Edit {
  readonly tx: Kysely<Tables>;
  readonly survey: LockedSurvey;
  readonly now: number;
}

/** What an edit did; `changed` false for a repeated one, which makes no new revision. */
export interface Edited<Result> {
  readonly changed: boolean;
  readonly result: Result;
}

/** Runs an edit of a dialog and raises its revision with it, in one transaction (domain.md §4). */
export function editSurvey<Result>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  survey_id: string,
  work: (edit: Edit) => Promise<Edited<Result>>,
): Promise<{ revision: number; result: Result }> {
  return inTransaction(db, async (tx) => {
    const survey = await lockSurvey(tx, survey_id);
    if (!survey) throw new CallError(404, blockTexts.deletedMeanwhile);
    const { changed, result } = await work({ tx, survey, now: now() });
    if (!changed) return { revision: survey.revision, result };
    const { revision } = await tx
      .updateTable('surveys')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1), updated_at: sql<Date>`now()` }))
      .where('survey_id', '=', survey_id)
      .returning('revision')
      .executeTakeFirstOrThrow();
    return { revision, result };
  });
}
