import { z } from 'zod';
import { GPT_EXIT_CONDITIONS_LIMIT, MODEL_SAYS_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { messageText, wayTarget } from '../../../contract/schemas/primitives.ts';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** A sentence such as 'Die Person hat ein Motiv genannt': once it holds, the dialog goes on at `target`; null: as after any block. */
export const exitCondition = z.object({
  id: z.string().min(1).max(64),
  condition: z.string().min(1).max(TEXT_LIMITS.condition),
  target: wayTarget.nullable(),
});
export type ExitCondition = z.infer<typeof exitCondition>;

/**
 * KI-Gespräch (domain.md §6): a language model leads it until an exit condition is met, the respondent wants to stop or
 * `max_exchanges` are reached. It begins with `context`; where that is empty, the model begins. Where no model is connected or
 * it fails, the block says `fallback` and goes on at `fallback_target`.
 */
export const gptBlock = z.object({
  ...baseBlock,
  type: z.literal('gpt'),
  /** Role and goal, for the model; `{{variables}}` are told to it as data. */
  brief: z.string().max(TEXT_LIMITS.message).default(''),
  /** How it speaks. */
  tone: z.string().max(TEXT_LIMITS.condition).default(''),
  /** The most characters that it says at one time. */
  max_length: z.number().int().min(MODEL_SAYS_LIMITS.least).max(MODEL_SAYS_LIMITS.greatest).default(500),
  max_exchanges: z.number().int().min(1).max(50).default(5),
  /** No exit condition counts before so many replies. */
  min_exchanges: z.number().int().min(0).max(50).default(0),
  /** How sure the model has to be that an exit condition is met, 0 to 1. */
  min_confidence: z.number().min(0).max(1).default(0.6),
  /** The first that holds counts. They stand here alone; the calls and the dialog's own list read and write them here. */
  gpt_exit_conditions: z.array(exitCondition).max(GPT_EXIT_CONDITIONS_LIMIT).default([]),
  fallback: messageText.default(''),
  /** null goes on as any block does. */
  fallback_target: wayTarget.nullable().default(null),
});
