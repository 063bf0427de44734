import type { RespondentTexts } from '../../texts.ts';
import { isAlone, isContradiction } from './Choosable.ts';
import type { Choosable } from './Choosable.ts';

/** What is wrong with several choices, or null. An option named twice counts once. */
export function choiceCountProblem(
  input: Choosable,
  option_ids: readonly string[],
  texts: RespondentTexts,
): string | null {
  const offered = new Set(input.options.map(({ id }) => id));
  const chosen = new Set(option_ids);
  if (![...chosen].every((id) => offered.has(id))) return texts.unknownOption;
  if (isContradiction(input, [...chosen])) return texts.doesNotFit;
  if (isAlone(input, [...chosen])) return null;
  if (chosen.size < input.min) return texts.tooFew(input.min);
  if (input.max !== null && chosen.size > input.max) return texts.tooMany(input.max);
  return null;
}
