import type { Block } from '../../../contract/index.ts';

/** A required consent cannot be skipped: it would be passed by; an experiment asks nothing that could be. */
export function maySkip(block: Block): boolean {
  return block.optional && block.type !== 'experiment' && !(block.type === 'consent' && block.required);
}
