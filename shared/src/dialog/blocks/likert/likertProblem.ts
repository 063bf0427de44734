import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';

/** What is wrong with a scale point, of a question or of an item of a battery, or null. */
export function likertProblem(
  input: Extract<QuestionInput, { type: 'likert' | 'matrix' }>,
  reply: Extract<Reply, { type: 'likert' | 'matrix' }>,
  texts: RespondentTexts,
): string | null {
  if (reply.value === 'na') return input.na ? null : texts.unknownPoint;
  return input.points.some(({ value }) => value === reply.value) ? null : texts.unknownPoint;
}
