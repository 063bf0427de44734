import { CallError } from '../../calls/CallError.ts';
import { countQuestions } from '../../policies/countQuestions.ts';
import type { Edit } from './Edit.ts';
import { blockTexts } from './texts.ts';

/** 409 when the edit leaves a live dialog without a question, because respondents would meet nothing (domain.md §8). */
export async function refuseLiveWithoutQuestion({ tx, survey }: Edit): Promise<void> {
  if (!survey.active) return;
  const { questions } = await tx
    .selectFrom('surveys')
    .select(countQuestions.as('questions'))
    .where('survey_id', '=', survey.survey_id)
    .executeTakeFirstOrThrow();
  if (questions === 0) throw new CallError(409, blockTexts.lastQuestion);
}
