import type { Kysely, Selectable } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** A report of a dialog; 404 for one that it does not have, or not any longer. */
export async function findReport(
  db: Kysely<Tables>,
  survey_id: string,
  report_id: string,
): Promise<Selectable<Tables['result_reports']>> {
  const row = await db
    .selectFrom('result_reports')
    .selectAll()
    .where('survey_id', '=', survey_id)
    .where('report_id', '=', report_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new CallError('results/unknown-report');
  return row;
}
