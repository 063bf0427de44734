import { z } from 'zod';
import { LIST_LIMITS } from '../../../contract/limits.ts';
import {
  baseBlock,
  carrying,
  choiceOrder,
  inWords,
  option,
  optionShown,
  otherField,
  otherInWords,
  otherShown,
  otherTyped,
  timed,
} from '../../../contract/blocks/base.ts';

/** Einfachauswahl: one option. */
export const singleBlock = z.object({
  ...baseBlock,
  ...carrying,
  ...timed,
  ...choiceOrder,
  ...otherField,
  ...inWords,
  ...otherInWords,
  type: z.literal('single'),
  options: z.array(option).max(LIST_LIMITS.options).default([]),
});
export const singleInput = z.object({ type: z.literal('single'), options: z.array(optionShown), other: otherShown });
export const singleReply = z.object({ type: z.literal('single'), option_id: z.string().max(64), other: otherTyped });
