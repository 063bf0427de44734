import { z } from 'zod';
import { LIST_LIMITS } from '../limits.ts';
import { baseBlock, option } from './base.ts';

/** Rangfolge: all options, brought into an order. */
export const rankingBlock = z.object({
  ...baseBlock,
  type: z.literal('ranking'),
  options: z.array(option).max(LIST_LIMITS.handledOptions).default([]),
});
/** All options, the first one first. */
export const rankingReply = z.object({
  type: z.literal('ranking'),
  option_ids: z.array(z.string().max(64)).max(200),
});
