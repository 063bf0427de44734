import { z } from 'zod';
import { LIST_LIMITS } from '../../../contract/limits.ts';
import { baseBlock, option, optionShown } from '../../../contract/blocks/base.ts';

/** Mehrfachauswahl: several options, with a least and a greatest count. */
export const multipleBlock = z.object({
  ...baseBlock,
  type: z.literal('multiple'),
  options: z.array(option).max(LIST_LIMITS.options).default([]),
  min: z.number().int().nonnegative().default(0),
  /** null for no upper bound. */
  max: z.number().int().positive().nullable().default(null),
});
export const multipleInput = z.object({
  type: z.literal('multiple'),
  options: z.array(optionShown),
  min: z.number().int(),
  max: z.number().int().nullable(),
});
export const multipleReply = z.object({
  type: z.literal('multiple'),
  option_ids: z.array(z.string().max(64)).max(200),
});
