import { z } from 'zod';
import { baseBlock, carrying, numberedItems, timed } from '../../../contract/blocks/base.ts';
import { LIST_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';

/** Something that points are given to. */
const sharedItem = z.object({ id: z.string().min(1).max(64), text: z.string().min(1).max(TEXT_LIMITS.option) });

/**
 * Punkte verteilen: a sum of points given to several items. Kept is `<item id>=<points>` for each item, in the block's
 * order; the points of an item stand in the variable `<variable>_<n>` by its number.
 */
export const constantSumBlock = z.object({
  ...baseBlock,
  ...carrying,
  ...timed,
  type: z.literal('constant_sum'),
  items: z.array(sharedItem).max(LIST_LIMITS.handledOptions).default([]),
  ...numberedItems,
  total: z.number().int().min(1).max(1_000_000).default(100),
});
export const constantSumInput = z.object({
  type: z.literal('constant_sum'),
  items: z.array(z.object({ id: z.string(), text: z.string() })),
  total: z.number().int(),
});
export const constantSumReply = z.object({
  type: z.literal('constant_sum'),
  shares: z.array(z.object({ item_id: z.string().max(64), points: z.number() })).max(LIST_LIMITS.handledOptions),
});
