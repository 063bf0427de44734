import type { Block, BlockOf } from '../../../../contract/index.ts';

/** The blocks of a loop's group, those of loops within it included, in the order of `blocks`. */
export function groupOf(loop: BlockOf<'loop'>, blocks: readonly Block[]): Block[] {
  const ids = new Set<string>();
  const take = ({ members, unique_question_id }: BlockOf<'loop'>): void => {
    for (const block of blocks) {
      const id = block.unique_question_id;
      if (!members.includes(id) || ids.has(id) || id === loop.unique_question_id || id === unique_question_id) continue;
      ids.add(id);
      if (block.type === 'loop') take(block);
    }
  };
  take(loop);
  return blocks.filter(({ unique_question_id }) => ids.has(unique_question_id));
}
