import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';

/** What is wrong with an order, or null: every option stands in it once. */
export function rankingProblem(
  input: Extract<QuestionInput, { type: 'ranking' }>,
  reply: Extract<Reply, { type: 'ranking' }>,
  texts: RespondentTexts,
): string | null {
  const offered = new Set(input.options.map(({ id }) => id));
  if (!reply.option_ids.every((id) => offered.has(id))) return texts.unknownOption;
  const whole = reply.option_ids.length === offered.size && new Set(reply.option_ids).size === offered.size;
  return whole ? null : texts.rankAll;
}
