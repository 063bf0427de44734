import type { Block } from '../../contract/index.ts';
import { retargeted } from './retargeted.ts';

/** Every target that a way of a block leads to; what belongs to a loop or shuffle is none. */
export function targetsOf(block: Block): string[] {
  const targets: string[] = [];
  const ways = block.type === 'loop' ? { ...block, members: [] } : block;
  retargeted(ways.type === 'shuffle' ? { ...ways, items: [] } : ways, (target, use) => {
    if (use === 'way') targets.push(target);
    return target;
  });
  return targets;
}
