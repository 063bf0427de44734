import { z } from 'zod';
import { baseBlock, option } from './base.ts';

/** Einfachauswahl: one option. */
export const singleBlock = z.object({
  ...baseBlock,
  type: z.literal('single'),
  options: z.array(option).max(200).default([]),
});
export const singleReply = z.object({ type: z.literal('single'), option_id: z.string().max(64) });
