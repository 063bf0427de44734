import type { Block } from '@dialogwerk/shared/contract';

/** What the bot says at a block. Without a model a conversation block says its fallback (domain.md §6). */
export function spokenText(block: Block): string {
  return block.type === 'gpt' ? block.fallback : block.context;
}
