import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { isDay } from './isDay.ts';

/** What is wrong with a day, or null. Days as texts are in the order of time. */
export function dateProblem(
  input: Extract<QuestionInput, { type: 'date' }>,
  reply: Extract<Reply, { type: 'date' }>,
  texts: RespondentTexts,
): string | null {
  if (!isDay(reply.value)) return texts.noDate;
  if (input.min !== null && reply.value < input.min) return texts.tooEarly(input.min);
  if (input.max !== null && reply.value > input.max) return texts.tooLate(input.max);
  return null;
}
