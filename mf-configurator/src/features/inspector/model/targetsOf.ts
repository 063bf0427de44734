import type { Block } from '@dialogwerk/shared/contract';
import { blockName } from '../../../model/wording/blockName.ts';

/** The blocks that a dialog can go on with after block `id`, to choose from: all others, numbered. */
export function targetsOf(
  blocks: readonly Block[],
  id: string,
): readonly { readonly value: string; readonly label: string }[] {
  return blocks
    .map((other, index) => ({ value: other.unique_question_id, label: `${index + 1}. ${blockName(other)}` }))
    .filter(({ value }) => value !== id);
}
