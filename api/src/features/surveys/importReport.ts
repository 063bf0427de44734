import type { Handler } from '../../calls/handler.ts';
import { mayTrain } from '../../policies/mayTrain.ts';

/** What of the questionnaire file that a dialog was made from is not as in the file; null for a dialog of another origin. */
export const importReport: Handler<'importReport'> = async (input, context) => {
  const { survey_id } = await mayTrain(context, input.survey_id);
  const kept = await context.services.db
    .selectFrom('import_reports')
    .select(['file_name', 'imported_at', 'report'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  return { imported: kept ? { ...kept, imported_at: kept.imported_at.getTime() } : null };
};
