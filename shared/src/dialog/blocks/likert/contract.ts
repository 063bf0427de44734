import { z } from 'zod';
import { baseBlock, inWords, timed } from '../../../contract/blocks/base.ts';
import { scale, scalePoint } from '../../../contract/blocks/scale.ts';

/** Likert-Skala: one point of a labelled scale, from the block itself or from a template. */
export const likertBlock = z.object({
  ...baseBlock,
  ...inWords,
  ...timed,
  type: z.literal('likert'),
  scale,
  /** Adds 'keine Angabe'. */
  likert_na: z.boolean().default(false),
  /** Turns the score round: least + greatest value - chosen value. */
  inverse: z.boolean().default(false),
});
export const likertInput = z.object({ type: z.literal('likert'), points: z.array(scalePoint), na: z.boolean() });
export const likertReply = z.object({ type: z.literal('likert'), value: z.union([z.number(), z.literal('na')]) });
