import type { Block, BlockOf } from '../../../../contract/index.ts';

/** A block that others belong to. */
export type Grouping = BlockOf<'loop'> | BlockOf<'shuffle'>;

/** Whether blocks can belong to this one. */
export function isGrouping<B extends Pick<Block, 'type'>>(block: B): block is Extract<B, { type: Grouping['type'] }> {
  return block.type === 'loop' || block.type === 'shuffle';
}

/** The ids of the blocks that belong to a loop, or to the items of a shuffle; none for any other block. */
export function membersOf(block: Block): readonly string[] {
  if (block.type === 'loop') return block.members;
  return block.type === 'shuffle' ? block.items.flatMap(({ members }) => members) : [];
}

/**
 * The blocks of a group, those of groups within it included, in the order of `blocks`. `members`: those that belong to it; of a shuffle, to one of its
 * items.
 */
export function groupOf(
  grouping: Grouping,
  blocks: readonly Block[],
  members: readonly string[] = membersOf(grouping),
): Block[] {
  const ids = new Set<string>();
  const take = (inside: readonly string[], of: string): void => {
    for (const block of blocks) {
      const id = block.unique_question_id;
      if (!inside.includes(id) || ids.has(id) || id === grouping.unique_question_id || id === of) continue;
      ids.add(id);
      take(membersOf(block), id);
    }
  };
  take(members, grouping.unique_question_id);
  return blocks.filter(({ unique_question_id }) => ids.has(unique_question_id));
}

/** The blocks of a group that belong to no other group within it. */
export function directIn(group: readonly Block[], blocks: readonly Block[]): Block[] {
  const inner = new Set(group.flatMap((block) => (isGrouping(block) ? groupOf(block, blocks) : [])));
  return group.filter((block) => !inner.has(block));
}
