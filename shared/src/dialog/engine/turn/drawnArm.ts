import type { BlockOf } from '../../../contract/index.ts';
import { armsOfABlock } from '../../blocks/experiment/armAt.ts';
import { Dice } from '../../random/Dice.ts';
import { seedFor } from '../survey/inDrawnOrder.ts';

/**
 * The arm that a conversation draws by itself, where nobody keeps the sequence for it: from its seed, each by its share; without a seed the
 * first one. null without arms.
 */
export function drawnArm({ arms, unique_question_id }: BlockOf<'experiment'>, seed: number | undefined): string | null {
  const shares = armsOfABlock(arms);
  if (seed === undefined) return shares[0] ?? null;
  return new Dice(seedFor(seed, unique_question_id)).one(shares) ?? null;
}
