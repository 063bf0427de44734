import { z } from 'zod';
import { RATING_POINTS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { baseBlock, ruled } from '../../../contract/blocks/base.ts';

const look = z.enum(['stars', 'hearts', 'smileys']);
const count = z.number().int().min(RATING_POINTS.least).max(RATING_POINTS.most);

/** Bewertung: stars, hearts or smileys, from 1 on. */
export const ratingBlock = z.object({
  ...baseBlock,
  type: z.literal('rating'),
  ...ruled,
  look: look.default('stars'),
  count: count.default(5),
  label_min: z.string().max(TEXT_LIMITS.label).default(''),
  label_max: z.string().max(TEXT_LIMITS.label).default(''),
});
export const ratingInput = z.object({
  type: z.literal('rating'),
  look,
  count: z.number().int(),
  label_min: z.string(),
  label_max: z.string(),
});
export const ratingReply = z.object({ type: z.literal('rating'), value: z.number() });
