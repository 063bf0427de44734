import { IMPORT_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import type { Computation } from '../../compute/Compute.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { violates } from '../../storage/faults/violates.ts';
import { lockWorkspace } from '../../workspaces/lockWorkspace.ts';
import { placeSurveys } from '../../workspaces/placeSurveys.ts';
import { insertSurvey } from './insertSurvey.ts';
import type { readSurveyFile } from './readSurveyFile.ts';
import { surveyListItem } from './list/surveyListItems.ts';

const reading: Computation<typeof readSurveyFile> = {
  file: new URL('./readSurveyFile.ts', import.meta.url),
  name: 'readSurveyFile',
};
/** The largest file that is taken is read in a fifth of it. */
const READING_MS = 20_000;

/** A new dialog of the author's own, made from a questionnaire file; all of it or nothing. */
export const importQuestionnaire: Handler<'importQuestionnaire'> = async (input, { services, who, signal }) => {
  const { content, file_name = '', language = null, workspace_id } = input;
  if (workspace_id !== undefined) await sharedWorkspace({ services, who }, workspace_id, 'use');
  if (Buffer.byteLength(content) > IMPORT_LIMIT_BYTES) throw new CallError('import/too-large');
  const file = await services.compute.run(
    reading,
    { file_name, content, language },
    { of: who.user_id, signal, budgetMs: READING_MS },
  );
  if (!file) throw new CallError('import/over-budget');
  if (!file.ok) throw new CallError('import/unfit', { problem: file.message });
  const { survey_name, blocks, templ_options, ...settings } = file.survey;
  const created_on = services.now();
  try {
    const survey = await inTransaction(services.db, async (tx) => {
      if (workspace_id !== undefined) await lockWorkspace(tx, workspace_id, 'share');
      const survey_id = await insertSurvey(tx, who.user_id, {
        survey_name,
        settings,
        templ_options,
        blocks: blocks.map((each) => Object.assign(each, { created_on })),
      });
      await tx
        .insertInto('import_reports')
        .values({ survey_id, file_name, imported_at: new Date(created_on), report: JSON.stringify(file.report) })
        .execute();
      if (workspace_id !== undefined) await placeSurveys(tx, [survey_id], workspace_id);
      return surveyListItem(tx, { user_id: who.user_id, now: created_on }, survey_id);
    });
    return { survey, report: file.report };
  } catch (error) {
    if (!violates(error, 'blocks_variable')) throw error;
    throw new CallError('import/duplicate-variable');
  }
};
