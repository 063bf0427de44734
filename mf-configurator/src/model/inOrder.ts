import type { Block } from '@dialogwerk/shared/contract';

/** By `order`; blocks of the same order by id, as the engine does it. */
export function inOrder(blocks: readonly Block[]): Block[] {
  return blocks.toSorted((a, b) => a.order - b.order || (a.unique_question_id < b.unique_question_id ? -1 : 1));
}
