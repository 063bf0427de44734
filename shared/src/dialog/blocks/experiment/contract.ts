import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { variableName } from '../../../contract/schemas/primitives.ts';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** A group that respondents are drawn into. `id` is what the variable holds; `weight`: its share beside the others, absent: 1. */
const arm = z.object({
  id: z.string().min(1).max(64),
  text: z.string().min(1).max(TEXT_LIMITS.option),
  weight: z.number().int().min(1).max(LIST_LIMITS.armWeight).optional(),
});
export type Arm = z.infer<typeof arm>;

/** Zufallsgruppe: draws one of its arms for each conversation, asks and says nothing of it; jumps by arm lead on. */
export const experimentBlock = z.object({
  ...baseBlock,
  type: z.literal('experiment'),
  arms: z.array(arm).max(LIST_LIMITS.arms).default([]),
  /** A variable that was answered before: each of its values has a sequence of its own. null: all have the same. */
  stratum: variableName.nullable().default(null),
});
