import type { SurveyData } from '@dialogwerk/shared/contract';
import { blockName } from '../../../../model/wording/blockName.ts';
import { nameProblem } from '../../../../model/nameProblem.ts';
import { texts } from '../../texts.ts';

/** What is wrong with the name of a block's answer, or null. Names differ by more than capitals, as SPSS wants it. */
export function variableProblem(name: string, ownId: string, survey: SurveyData): string | null {
  const other = survey.all_questions.find(
    ({ unique_question_id, variable }) =>
      unique_question_id !== ownId && variable?.toLowerCase() === name.toLowerCase(),
  );
  return nameProblem(name) ?? (other ? texts.variableTaken(blockName(other)) : null);
}
