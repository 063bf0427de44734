import { z } from 'zod';
import { TEXT_LIMITS } from '../../../contract/limits.ts';
import { baseBlock, inWords } from '../../../contract/blocks/base.ts';

/** Einwilligung. A `required` one that is declined ends the dialog, and cannot be skipped, whatever `optional` says. */
export const consentBlock = z.object({
  ...baseBlock,
  ...inWords,
  type: z.literal('consent'),
  required: z.boolean().default(false),
  label_agree: z.string().min(1).max(TEXT_LIMITS.label),
  label_decline: z.string().min(1).max(TEXT_LIMITS.label),
});
export const consentInput = z.object({
  type: z.literal('consent'),
  required: z.boolean(),
  label_agree: z.string(),
  label_decline: z.string(),
});
/** In jumps and reactions the ids are 'agree' and 'decline'. */
export const consentReply = z.object({ type: z.literal('consent'), agreed: z.boolean() });
