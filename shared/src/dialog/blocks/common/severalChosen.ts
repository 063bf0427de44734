import type { Option } from '../../../contract/index.ts';
import type { Answer } from '../BlockRule.ts';

/** Several chosen options as an answer, in the block's order; the variable holds their texts. */
export function severalChosen(options: readonly Option[], option_ids: readonly string[]): Answer {
  const chosen = options.filter(({ id }) => option_ids.includes(id));
  const ids = chosen.map(({ id }) => id);
  return { stored: ids, variable: chosen.map(({ text }) => text), label: null, chosen: ids };
}
