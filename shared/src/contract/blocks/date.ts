import { z } from 'zod';
import { baseBlock } from './base.ts';

/** A day as 'YYYY-MM-DD'. */
const day = z.iso.date();

/** Datum: a day within bounds, both included. */
export const dateBlock = z.object({
  ...baseBlock,
  type: z.literal('date'),
  min: day.nullable().default(null),
  max: day.nullable().default(null),
});
/** Whether the day exists is `replyProblem`'s to say, in the respondent's words. */
export const dateReply = z.object({ type: z.literal('date'), value: z.string().max(40) });
