import { z } from 'zod';
import { GPT_EXIT_CONDITIONS_LIMIT, TEXT_LIMITS } from '../../../contract/limits.ts';
import { messageText, questionId } from '../../../contract/schemas/primitives.ts';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** A sentence such as 'Die Person hat ein Motiv genannt': once it holds, the dialog goes on at `target`; null: as after any block. */
export const exitCondition = z.object({
  id: z.string().min(1).max(64),
  condition: z.string().min(1).max(TEXT_LIMITS.condition),
  target: questionId.nullable(),
});
export type ExitCondition = z.infer<typeof exitCondition>;

/**
 * KI-Gespräch (domain.md §6). No model is connected in this version: the block says `fallback` and goes on at
 * `fallback_target`, without asking anything.
 */
export const gptBlock = z.object({
  ...baseBlock,
  type: z.literal('gpt'),
  /** Role, goal, tone and limits, for the model. */
  brief: z.string().max(TEXT_LIMITS.message).default(''),
  max_exchanges: z.number().int().min(1).max(50).default(5),
  /** The first that holds counts. They stand here alone; the calls and the dialog's own list read and write them here. */
  gpt_exit_conditions: z.array(exitCondition).max(GPT_EXIT_CONDITIONS_LIMIT).default([]),
  fallback: messageText.default(''),
  /** null goes on as any block does. */
  fallback_target: questionId.nullable().default(null),
});
