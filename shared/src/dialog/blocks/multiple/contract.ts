import { z } from 'zod';
import { LIST_LIMITS } from '../../../contract/limits.ts';
import {
  baseBlock,
  carrying,
  choiceOrder,
  option,
  optionShown,
  otherField,
  otherShown,
  otherTyped,
  timed,
} from '../../../contract/blocks/base.ts';

/** Mehrfachauswahl: several options, with a least and a greatest count. */
export const multipleBlock = z.object({
  ...baseBlock,
  ...carrying,
  ...timed,
  ...choiceOrder,
  ...otherField,
  type: z.literal('multiple'),
  options: z.array(option).max(LIST_LIMITS.options).default([]),
  min: z.number().int().nonnegative().default(0),
  /** null for no upper bound. */
  max: z.number().int().positive().nullable().default(null),
  /** The ids of those that are chosen alone, such as 'Nichts davon'. */
  exclusive_options: z.array(z.string().max(64)).max(LIST_LIMITS.options).optional(),
});
export const multipleInput = z.object({
  type: z.literal('multiple'),
  options: z.array(optionShown),
  min: z.number().int(),
  max: z.number().int().nullable(),
  /** Chosen alone; absent for none. */
  exclusive: z.array(z.string()).optional(),
  other: otherShown,
});
export const multipleReply = z.object({
  type: z.literal('multiple'),
  option_ids: z.array(z.string().max(64)).max(200),
  other: otherTyped,
});
