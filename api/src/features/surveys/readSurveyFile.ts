import { SURVEY_BLOCKS_LIMIT } from '@dialogwerk/shared/contract';
import type { ImportReport } from '@dialogwerk/shared/contract';
import { block, fixMessages, scaleTemplates, surveyConfig } from '@dialogwerk/shared/contract/schemas';
import { readQuestionnaire } from '@dialogwerk/shared/dialog/formats/reading';
import { z } from 'zod';
import { CallError } from '../../errors/CallError.ts';
import { parseWith } from '../../calls/parseInput.ts';
import { refuseUnsafeJson } from '../../calls/refuseUnsafeJson.ts';
import { surveyTexts } from './texts.ts';

const fittingSurvey = z.object({
  survey_name: surveyConfig.shape.survey_name,
  language: surveyConfig.shape.language,
  ...fixMessages.shape,
  templ_options: scaleTemplates,
  blocks: z.array(block).max(SURVEY_BLOCKS_LIMIT),
});

/** What a questionnaire file becomes, as the contract takes it, or the sentence that refuses it. */
type SurveyFile =
  | {
      readonly ok: true;
      readonly survey: z.output<typeof fittingSurvey>;
      readonly report: ImportReport;
    }
  | { readonly ok: false; readonly message: string };

/** Reads a questionnaire file. It may hold texts that are longer than the contract takes, or signs that cannot be stored. */
export async function readSurveyFile({
  language,
  ...file
}: {
  readonly file_name: string;
  readonly content: string;
  readonly language: string | null;
}): Promise<SurveyFile> {
  const result = await readQuestionnaire(file, language);
  if (!result.ok) return { ok: false, message: result.message };
  try {
    refuseUnsafeJson(result.survey);
    refuseUnsafeJson(result.report);
    return { ok: true, survey: parseWith(fittingSurvey, result.survey), report: result.report };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { ok: false, message: surveyTexts.importUnfit(error.message) };
  }
}
