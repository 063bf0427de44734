import { z } from 'zod';
import { LIST_LIMITS } from '../../../contract/limits.ts';
import {
  baseBlock,
  carrying,
  choiceOrder,
  option,
  optionShown,
  otherRanked,
  otherShown,
  otherTyped,
  timed,
} from '../../../contract/blocks/base.ts';

/** Rangfolge: all options, brought into an order. */
export const rankingBlock = z.object({
  ...baseBlock,
  ...carrying,
  ...timed,
  ...choiceOrder,
  ...otherRanked,
  type: z.literal('ranking'),
  options: z.array(option).max(LIST_LIMITS.handledOptions).default([]),
});
export const rankingInput = z.object({ type: z.literal('ranking'), options: z.array(optionShown), other: otherShown });
/** All options, the first one first; 'Sonstiges' without a text stands at the end where it is not ranked. */
export const rankingReply = z.object({
  type: z.literal('ranking'),
  option_ids: z.array(z.string().max(64)).max(200),
  other: otherTyped,
});
