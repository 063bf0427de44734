import { z } from 'zod';
import { baseBlock } from './base.ts';

/** Offene Frage: free text, one or several lines. */
export const openBlock = z.object({
  ...baseBlock,
  type: z.literal('open'),
  multiline: z.boolean().default(false),
  max_length: z.number().int().min(1).max(10_000).default(2_000),
});
export const openReply = z.object({ type: z.literal('open'), text: z.string().max(10_000) });
