import type { Block } from '@dialogwerk/shared/contract';

/** A block and the order that it takes from the one that stands there. */
export interface Swap {
  readonly id: string;
  readonly order: number;
}

/**
 * The swaps that bring a block to another place in the list, each with the next neighbour on the way (spec §5). `blocks`
 * stand in order, `to` counts from 0; none when it stands there already.
 */
export function movesTo(blocks: readonly Block[], id: string, to: number): Swap[] {
  const from = blocks.findIndex(({ unique_question_id }) => unique_question_id === id);
  if (from === -1) return [];
  const last = Math.min(Math.max(to, 0), blocks.length - 1);
  const passed = from < last ? blocks.slice(from + 1, last + 1) : blocks.slice(last, from).toReversed();
  return passed.map(({ order }) => ({ id, order }));
}
