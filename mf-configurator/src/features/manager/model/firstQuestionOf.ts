import type { SurveyData } from '@dialogwerk/shared/contract';
import { startBlock } from '@dialogwerk/shared/dialog';
import type { QuestionOf } from '@dialogwerk/shared/dialog';
import { inOrder } from '../../../model/inOrder.ts';

/** The block that a dialog begins with, which stands for the whole dialog; null for an empty one. */
export function firstQuestionOf({ survey_id, all_questions }: SurveyData): QuestionOf | null {
  const first = startBlock(inOrder(all_questions));
  return first ? { survey_id, unique_question_id: first.unique_question_id } : null;
}
