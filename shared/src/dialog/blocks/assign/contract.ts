import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { variableName } from '../../../contract/schemas/primitives.ts';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** Berechnung: sets variables from expressions such as `phq9_1 + phq9_2`; nothing is asked. */
export const assignBlock = z.object({
  ...baseBlock,
  type: z.literal('assign'),
  assignments: z
    .array(z.object({ variable: variableName, expression: z.string().min(1).max(TEXT_LIMITS.expression) }))
    .max(LIST_LIMITS.assignments)
    .default([]),
});
