import type { Block } from '../../../contract/index.ts';
import type { AskContext } from '../../blocks/BlockRule.ts';
import { carryOf } from '../../blocks/carried.ts';
import { blockTexts } from '../../blocks/mapTexts.ts';
import { pointsOf } from '../../blocks/common/scaleAnswer.ts';
import { namesIn } from '../../text/placeholders.ts';

const hasVariables = (block: Block): boolean =>
  blockTexts(block).some(({ as, text }) => as === 'label' && namesIn(text).length > 0);

/** A block with the points of a scale that it shares as its own. */
export function ownScaled(block: Block, context: AskContext): Block {
  return 'scale' in block && block.scale.from === 'template'
    ? Object.assign({}, block, { scale: { from: 'block', points: [...pointsOf(block.scale, context)] } as const })
    : block;
}

/** A block that is not asked alike in every conversation, with the points of a scale that it shares; null for all others. */
export function varyingBlock(block: Block, context: AskContext): Block | null {
  const own = ownScaled(block, context);
  return carryOf(own) !== null || hasVariables(own) ? own : null;
}
