import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';

/** What is wrong with a choice, or null. */
export function singleProblem(
  input: Extract<QuestionInput, { type: 'single' }>,
  reply: Extract<Reply, { type: 'single' }>,
  texts: RespondentTexts,
): string | null {
  return input.options.some(({ id }) => id === reply.option_id) ? null : texts.unknownOption;
}
