import { z } from 'zod';
import { LIST_LIMITS } from '../limits.ts';
import { baseBlock, option } from './base.ts';

/** Einfachauswahl: one option. */
export const singleBlock = z.object({
  ...baseBlock,
  type: z.literal('single'),
  options: z.array(option).max(LIST_LIMITS.options).default([]),
});
export const singleReply = z.object({ type: z.literal('single'), option_id: z.string().max(64) });
