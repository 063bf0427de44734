import type { RespondentTexts } from '../../texts.ts';

/** What is wrong with several choices, or null. An option named twice counts once. */
export function choiceCountProblem(
  input: { readonly options: readonly { readonly id: string }[]; readonly min: number; readonly max: number | null },
  option_ids: readonly string[],
  texts: RespondentTexts,
): string | null {
  const offered = new Set(input.options.map(({ id }) => id));
  const chosen = new Set(option_ids);
  if (![...chosen].every((id) => offered.has(id))) return texts.unknownOption;
  if (chosen.size < input.min) return texts.tooFew(input.min);
  if (input.max !== null && chosen.size > input.max) return texts.tooMany(input.max);
  return null;
}
