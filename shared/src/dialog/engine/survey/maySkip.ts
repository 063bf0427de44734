import type { Block } from '../../../contract/index.ts';

/** A required consent cannot be skipped: it would be passed by. */
export function maySkip(block: Block): boolean {
  return block.optional && !(block.type === 'consent' && block.required);
}
