import { z } from 'zod';
import { baseBlock, inWords, ruled } from '../../../contract/blocks/base.ts';

/** A time of day as 'HH:MM', 00:00 to 23:59. */
const timeOfDay = z.iso.time({ precision: -1 });

/** Uhrzeit: a time of day within bounds, both included. */
export const timeBlock = z.object({
  ...baseBlock,
  type: z.literal('time'),
  ...inWords,
  ...ruled,
  min: timeOfDay.nullable().default(null),
  max: timeOfDay.nullable().default(null),
});
export const timeInput = z.object({
  type: z.literal('time'),
  min: z.string().nullable(),
  max: z.string().nullable(),
});
/** Whether it is a time is `replyProblem`'s to say, in the respondent's words. */
export const timeReply = z.object({ type: z.literal('time'), value: z.string().max(40) });
