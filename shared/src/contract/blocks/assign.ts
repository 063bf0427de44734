import { z } from 'zod';
import { variableName } from '../schemas/primitives.ts';
import { baseBlock } from './base.ts';

/** Berechnung: sets variables from expressions such as `phq9_1 + phq9_2`; nothing is asked. */
export const assignBlock = z.object({
  ...baseBlock,
  type: z.literal('assign'),
  assignments: z
    .array(z.object({ variable: variableName, expression: z.string().min(1).max(4_000) }))
    .max(100)
    .default([]),
});
