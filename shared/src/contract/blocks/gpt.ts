import { z } from 'zod';
import { messageText, questionId } from '../schemas/primitives.ts';
import { baseBlock } from './base.ts';

/**
 * KI-Gespräch (domain.md §6). No model is connected in this version: the block says `fallback` and goes on at
 * `fallback_target`, without asking anything.
 */
export const gptBlock = z.object({
  ...baseBlock,
  type: z.literal('gpt'),
  /** Role, goal, tone and limits, for the model. */
  brief: z.string().max(20_000).default(''),
  max_exchanges: z.number().int().min(1).max(50).default(5),
  fallback: messageText.default(''),
  /** null goes on as any block does. */
  fallback_target: questionId.nullable().default(null),
});
