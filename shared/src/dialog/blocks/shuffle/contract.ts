import { z } from 'zod';
import { LIST_LIMITS, LOOP_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { baseBlock, numberedItems } from '../../../contract/blocks/base.ts';
import { questionId } from '../../../contract/schemas/primitives.ts';

/** Blocks that stay together, in the order of the dialog. */
const shuffledItem = z.object({
  id: z.string().min(1).max(64),
  text: z.string().min(1).max(TEXT_LIMITS.option),
  members: z.array(questionId).max(LOOP_LIMITS.members).default([]),
});
export type ShuffledItem = z.infer<typeof shuffledItem>;

/**
 * Zufällige Abfolge: goes through its items in an order that is drawn for each conversation (docs/decisions/0143). Its variables `<variable>_1`, `_2` …
 * hold at which place each item comes; behind the last one the dialog goes on as it does after this block.
 */
export const shuffleBlock = z.object({
  ...baseBlock,
  type: z.literal('shuffle'),
  items: z.array(shuffledItem).max(LIST_LIMITS.shuffled).default([]),
  ...numberedItems,
  /** `random`: each order is as likely as any other. `latin`: orders are those of a balanced Latin square, each taken as often as the others. */
  how: z.enum(['random', 'latin']).default('random'),
});
