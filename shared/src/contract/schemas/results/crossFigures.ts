import { z } from 'zod';

/** Two columns of data against each other. */
export const crossFigures = z.object({
  /** Conversations with a value in both. */
  n: z.number().int(),
  rows: z.array(z.object({ value: z.number(), label: z.string() })),
  columns: z.array(z.object({ value: z.number(), label: z.string() })),
  /** By row, then by column. */
  counts: z.array(z.array(z.number().int())),
  /** Pearson's, without a correction; null below two rows or columns. */
  chi_square: z.number().nullable(),
  degrees_of_freedom: z.number().int(),
  /** How likely a chi-square as great as this is where the two have nothing to do with each other. */
  p: z.number().nullable(),
  cramers_v: z.number().nullable(),
  /** Whether a fifth of the expected counts is below 5: then `p` is not to be trusted. */
  is_thin: z.boolean(),
});
export type CrossFigures = z.infer<typeof crossFigures>;
