import { z } from 'zod';
import { PROBES_LIMIT, TEXT_LIMITS } from '../limits.ts';

/**
 * What is asked back about a reply (domain.md §3.4): by a language model, until it knows what the author wants to know, at most
 * `most` times. Without a model, or where its question does not keep to what is wanted, `nachfrage` is asked in its place, or what
 * `by_rule` says.
 */
export const probing = z.object({
  /** What the author wants to know. */
  goal: z.string().min(1).max(TEXT_LIMITS.condition),
  most: z.number().int().min(1).max(PROBES_LIMIT).default(1),
  /** What is not to be spoken of. */
  avoid: z.string().max(TEXT_LIMITS.condition).default(''),
  /**
   * Whether the product's own rules ask where no model does, `nachfrage` first, and stop when the replies say enough (their length,
   * their words, those of the goal); false, as it was before: `nachfrage` alone, whatever was said.
   */
  by_rule: z.boolean().exactOptional(),
});
export type Probing = z.infer<typeof probing>;
