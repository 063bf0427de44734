import { z } from 'zod';

/** What an author can have drawn in a test: the arms of an experiment, or with `kind` the orders of a shuffle; `parameter` names one in the address. */
export const drawnChoices = z.object({
  parameter: z.string(),
  kind: z.literal('order').optional(),
  arms: z.array(z.object({ id: z.string(), text: z.string() })),
});
