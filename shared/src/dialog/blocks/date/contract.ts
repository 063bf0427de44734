import { z } from 'zod';
import { baseBlock, inWords } from '../../../contract/blocks/base.ts';

/** A day as 'YYYY-MM-DD'. */
const day = z.iso.date();

/** Datum: a day within bounds, both included. */
export const dateBlock = z.object({
  ...baseBlock,
  type: z.literal('date'),
  ...inWords,
  min: day.nullable().default(null),
  max: day.nullable().default(null),
});
export const dateInput = z.object({ type: z.literal('date'), min: z.string().nullable(), max: z.string().nullable() });
/** Whether the day exists is `replyProblem`'s to say, in the respondent's words. */
export const dateReply = z.object({ type: z.literal('date'), value: z.string().max(40) });
