import type { Block } from '@dialogwerk/shared/contract';
import { isAsking } from '@dialogwerk/shared/dialog';

/** How many questions respondents meet in blocks: each statement of a battery is one. */
export function questionsIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + questionsAt(block), 0);
}

function questionsAt(block: Block): number {
  if (block.type === 'matrix') return block.items.length;
  return isAsking(block) ? 1 : 0;
}
