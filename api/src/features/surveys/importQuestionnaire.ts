import { IMPORT_LIMIT_BYTES, SURVEY_BLOCKS_LIMIT } from '@dialogwerk/shared/contract';
import { block, fixMessages, scaleTemplates, surveyConfig } from '@dialogwerk/shared/contract/schemas';
import { importQuestionnaire as readQuestionnaire } from '@dialogwerk/shared/dialog';
import type { ImportedSurvey } from '@dialogwerk/shared/dialog';
import { z } from 'zod';
import { CallError } from '../../calls/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { parseWith } from '../../calls/parseInput.ts';
import { refuseUnsafeJson } from '../../calls/refuseUnsafeJson.ts';
import { callTexts } from '../../calls/texts.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { violates } from '../../storage/violates.ts';
import { insertSurvey } from './insertSurvey.ts';
import { surveyListItem } from './surveyListItems.ts';
import { surveyTexts } from './texts.ts';

const fittingSurvey = z.object({
  survey_name: surveyConfig.shape.survey_name,
  language: surveyConfig.shape.language,
  ...fixMessages.shape,
  templ_options: scaleTemplates,
  blocks: z.array(block).max(SURVEY_BLOCKS_LIMIT),
});

/** A new dialog of the author's own, made from a questionnaire file; all of it or nothing. */
export const importQuestionnaire: Handler<'importQuestionnaire'> = async ({ content }, { services, who }) => {
  if (Buffer.byteLength(content) > IMPORT_LIMIT_BYTES) throw new CallError(413, callTexts.importTooLarge);
  const result = readQuestionnaire(content);
  if (!result.ok) throw new CallError(400, result.message, { field: 'content' });
  const { survey_name, blocks, templ_options, ...settings } = fitting(result.survey);
  const created_on = services.now();
  try {
    const survey = await inTransaction(services.db, async (tx) => {
      const survey_id = await insertSurvey(tx, who.user_id, {
        survey_name,
        settings,
        templ_options,
        blocks: blocks.map((each) => Object.assign(each, { created_on })),
      });
      return surveyListItem(tx, who.user_id, survey_id);
    });
    return { survey, report: result.report };
  } catch (error) {
    if (!violates(error, 'blocks_variable')) throw error;
    throw new CallError(400, surveyTexts.importDuplicateVariable, { field: 'content' });
  }
};

/** A file may hold texts that are longer than the contract takes, or signs that cannot be stored. */
function fitting(survey: ImportedSurvey): z.output<typeof fittingSurvey> {
  try {
    refuseUnsafeJson(survey);
    return parseWith(fittingSurvey, survey);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw new CallError(400, surveyTexts.importUnfit(error.message), { field: 'content' });
  }
}
