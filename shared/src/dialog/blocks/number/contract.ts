import { z } from 'zod';
import { TEXT_LIMITS, TYPED_NUMBER_LIMIT } from '../../../contract/limits.ts';
import { baseBlock, inWords, maskedShown, masking, ruled } from '../../../contract/blocks/base.ts';

/** Zahl: a number within bounds. */
export const numberBlock = z.object({
  ...baseBlock,
  type: z.literal('number'),
  ...inWords,
  ...ruled,
  ...masking,
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
  integer: z.boolean().default(false),
  /** Shown behind the input, such as 'Jahre'. */
  unit: z.string().max(TEXT_LIMITS.unit).nullable().default(null),
});
export const numberInput = z.object({
  type: z.literal('number'),
  masked: maskedShown,
  min: z.number().nullable(),
  max: z.number().nullable(),
  integer: z.boolean(),
  unit: z.string().nullable(),
});
export const numberReply = z.object({
  type: z.literal('number'),
  value: z.number(),
  /** How it was typed ('1.000,50'), for the respondent's bubble; what is stored is the value. */
  typed: z.string().max(TYPED_NUMBER_LIMIT).optional(),
});
