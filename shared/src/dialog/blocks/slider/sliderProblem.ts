import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { isOnStep } from './sliderSteps.ts';

/** What is wrong with a value of a range, or null. */
export function sliderProblem(
  input: Extract<QuestionInput, { type: 'slider' }>,
  reply: Extract<Reply, { type: 'slider' }>,
  texts: RespondentTexts,
): string | null {
  if (!Number.isFinite(reply.value)) return texts.noNumber;
  if (reply.value < input.min) return texts.tooSmall(input.min);
  if (reply.value > input.max) return texts.tooLarge(input.max);
  return isOnStep(reply.value, input) ? null : texts.offStep(input.step);
}
