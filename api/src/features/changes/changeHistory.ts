import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { selectChanges, storedChangeOf } from './storedChanges.ts';

const PAGE = 200;

/** A dialog's changes, the newest first, so many at a time; a revision is never torn apart. */
export const changeHistory: Handler<'changeHistory'> = async ({ survey_id: id, before }, context) => {
  const { survey_id, role } = await mayTrain(context, id);
  const rows = await selectChanges(context.services.db, survey_id)
    .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0))
    .orderBy('revision', 'desc')
    .modifyEnd(sql`fetch first ${sql.lit(PAGE)} rows with ties`)
    .execute();
  const last = rows.at(-1)?.revision ?? 0;
  const older = await context.services.db
    .selectFrom('changes')
    .select('revision')
    .where('survey_id', '=', survey_id)
    .where('revision', '<', last)
    .limit(1)
    .executeTakeFirst();
  return { changes: rows.map((row) => storedChangeOf(row, role)), more: older !== undefined };
};
