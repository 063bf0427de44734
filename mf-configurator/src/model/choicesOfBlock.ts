import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { choicesOf, compileSurvey } from '@dialogwerk/shared/dialog';
import type { Choice } from '@dialogwerk/shared/dialog';

/** What a respondent can choose at a block, as the engine sees it: jumps and reactions name these ids. */
export function choicesOfBlock(survey: SurveyData, block: Block): readonly Choice[] {
  const { survey_id, templ_options, welcome, ending, du_sie, language } = survey;
  const alone = compileSurvey({ survey_id, blocks: [block], templ_options, welcome, ending, du_sie, language });
  return choicesOf(alone, block.unique_question_id);
}
