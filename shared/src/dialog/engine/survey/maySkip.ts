import type { Block } from '../../../contract/index.ts';
import { isDrawing } from '../../blocks/blockRules.ts';

/** A required consent cannot be skipped: it would be passed by; what is drawn asks nothing that could be. */
export function maySkip(block: Block): boolean {
  return block.optional && !isDrawing(block) && !(block.type === 'consent' && block.required);
}
