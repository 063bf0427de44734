import { z } from 'zod';

/** In which time an open question is to be answered. */
export const timedQuestion = z.object({
  seconds: z.number().int(),
  /** Nobody can have more of it. */
  essential: z.literal(true).optional(),
  /** Milliseconds that are left where it was asked before, less than 0 where it is over; absent: all. */
  left: z.number().int().optional(),
});
