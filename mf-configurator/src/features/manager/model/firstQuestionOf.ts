import type { SurveyData } from '@dialogwerk/shared/contract';
import type { QuestionOf } from '@dialogwerk/shared/dialog';
import { firstBlock, inOrder } from '../../../model/inOrder.ts';

/** The block that a dialog begins with, which stands for the whole dialog; null for an empty one. */
export function firstQuestionOf({ survey_id, all_questions }: SurveyData): QuestionOf | null {
  const first = firstBlock(inOrder(all_questions));
  return first ? { survey_id, unique_question_id: first.unique_question_id } : null;
}
