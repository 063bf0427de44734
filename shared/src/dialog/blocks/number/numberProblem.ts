import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';

/** What is wrong with a number, or null. */
export function numberProblem(
  input: Extract<QuestionInput, { type: 'number' }>,
  reply: Extract<Reply, { type: 'number' }>,
  texts: RespondentTexts,
): string | null {
  if (!Number.isFinite(reply.value)) return texts.noNumber;
  if (input.integer && !Number.isInteger(reply.value)) return texts.noInteger;
  if (input.min !== null && reply.value < input.min) return texts.tooSmall(input.min);
  if (input.max !== null && reply.value > input.max) return texts.tooLarge(input.max);
  return null;
}
