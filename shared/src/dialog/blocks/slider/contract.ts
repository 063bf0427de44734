import { z } from 'zod';
import { TEXT_LIMITS } from '../../../contract/limits.ts';
import { baseBlock, inWords, ruled } from '../../../contract/blocks/base.ts';

/** Schieberegler: a number on a range. 0 to 10 gives the NPS. */
export const sliderBlock = z.object({
  ...baseBlock,
  type: z.literal('slider'),
  ...inWords,
  ...ruled,
  min: z.number().default(0),
  max: z.number().default(10),
  step: z.number().positive().default(1),
  label_min: z.string().max(TEXT_LIMITS.label).default(''),
  label_max: z.string().max(TEXT_LIMITS.label).default(''),
});
export const sliderInput = z.object({
  type: z.literal('slider'),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  label_min: z.string(),
  label_max: z.string(),
});
export const sliderReply = z.object({ type: z.literal('slider'), value: z.number() });
