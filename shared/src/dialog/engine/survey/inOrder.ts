import type { Block } from '../../../contract/index.ts';

/** Blocks by `order`, each id once; those of the same order by id, so that the same survey always runs the same way. */
export function inOrder(blocks: readonly Block[]): Block[] {
  const byId = new Map(blocks.map((block) => [block.unique_question_id, block]));
  return [...byId.values()].toSorted(
    (a, b) => a.order - b.order || (a.unique_question_id < b.unique_question_id ? -1 : 1),
  );
}
