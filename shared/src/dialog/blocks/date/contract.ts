import { z } from 'zod';
import { baseBlock, inWords, ruled } from '../../../contract/blocks/base.ts';
import { TEXT_LIMITS } from '../../../contract/limits.ts';

/** A day as 'YYYY-MM-DD'. */
const day = z.iso.date();

/** An expression for a day that is worked out when the block is asked and answered, such as `heute()`; null for none. */
const movingDay = z.string().min(1).max(TEXT_LIMITS.expression).nullable().default(null);

/** Datum: a day within bounds, both included; of a fixed and a moving one the narrower holds. */
export const dateBlock = z.object({
  ...baseBlock,
  type: z.literal('date'),
  ...inWords,
  ...ruled,
  min: day.nullable().default(null),
  max: day.nullable().default(null),
  earliest: movingDay,
  latest: movingDay,
});
export const dateInput = z.object({
  type: z.literal('date'),
  min: z.string().nullable(),
  max: z.string().nullable(),
  /** The bounds are those of the day on which it was asked: only the server says whether a reply keeps them. */
  moving: z.literal(true).optional(),
});
/** Whether the day exists is `replyProblem`'s to say, in the respondent's words. */
export const dateReply = z.object({ type: z.literal('date'), value: z.string().max(40) });
