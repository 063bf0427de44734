import type { Block } from '@dialogwerk/shared/contract';

/** Whether a language model leads somewhere in a dialog, where one is connected. */
export function usesModel(blocks: readonly Pick<Block, 'type' | 'probing'>[]): boolean {
  return blocks.some(({ type, probing }) => type === 'gpt' || probing !== null);
}
