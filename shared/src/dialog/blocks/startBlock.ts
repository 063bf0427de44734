import type { Block } from '../../contract/index.ts';

/** The block that a dialog begins with: the one that is marked, else the first; undefined without blocks. They stand in order. */
export function startBlock<Marked extends Pick<Block, 'start_page'>>(blocks: readonly Marked[]): Marked | undefined {
  return blocks.find(({ start_page }) => start_page) ?? blocks[0];
}

/**
 * The blocks that lose the mark `start_page` when the one with this id gets it, because a dialog has one beginning; null: all
 * that have it, where the dialog is to begin with its first block.
 */
export function otherStarts<Marked extends Pick<Block, 'start_page' | 'unique_question_id'>>(
  blocks: readonly Marked[],
  id: string | null,
): Marked[] {
  return blocks.filter(({ start_page, unique_question_id }) => start_page && unique_question_id !== id);
}
