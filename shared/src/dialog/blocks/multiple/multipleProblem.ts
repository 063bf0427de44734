import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';

/** What is wrong with several choices, or null. An option named twice counts once. */
export function multipleProblem(
  input: Extract<QuestionInput, { type: 'multiple' }>,
  reply: Extract<Reply, { type: 'multiple' }>,
  texts: RespondentTexts,
): string | null {
  const offered = new Set(input.options.map(({ id }) => id));
  const chosen = new Set(reply.option_ids);
  if (![...chosen].every((id) => offered.has(id))) return texts.unknownOption;
  if (chosen.size < input.min) return texts.tooFew(input.min);
  if (input.max !== null && chosen.size > input.max) return texts.tooMany(input.max);
  return null;
}
