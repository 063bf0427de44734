import type { Block } from '@dialogwerk/shared/contract';

/** What the bot says at a block. A KI-Gespräch without a beginning of its own is known by what it says without a model. */
export function spokenText(block: Block): string {
  return block.type === 'gpt' ? block.context || block.fallback : block.context;
}
