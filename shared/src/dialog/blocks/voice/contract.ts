import { z } from 'zod';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** Sprachnachricht: a recorded audio message. */
export const voiceBlock = z.object({
  ...baseBlock,
  type: z.literal('voice'),
  max_seconds: z.number().int().min(1).max(600).default(120),
});
export const voiceInput = z.object({
  type: z.literal('voice'),
  max_seconds: z.number().int(),
  max_bytes: z.number().int(),
});
/** The recording was sent before, by the upload `replyMedia`. */
export const voiceReply = z.object({ type: z.literal('voice'), media_id: z.uuid() });
