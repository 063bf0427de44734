import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { baseBlock, carrying, numberedItems } from '../../../contract/blocks/base.ts';
import { scale, scalePoint } from '../../../contract/blocks/scale.ts';

/** One item of a battery. `inverse` turns its score round. */
const matrixItem = z.object({
  id: z.string().min(1).max(64),
  text: z.string().min(1).max(TEXT_LIMITS.option),
  inverse: z.boolean().default(false),
});
export type MatrixItem = z.infer<typeof matrixItem>;

/**
 * Fragenbatterie: one scale for several items, asked one by one. An item's answer is stored under the nachfrage_id
 * `<unique_question_id>.<item id>`, its score in the variable `<variable>_<n>` by its number.
 */
export const matrixBlock = z.object({
  ...baseBlock,
  ...carrying,
  type: z.literal('matrix'),
  items: z.array(matrixItem).max(LIST_LIMITS.items).default([]),
  ...numberedItems,
  scale,
  /** Adds 'keine Angabe'. */
  likert_na: z.boolean().default(false),
});
export const matrixInput = z.object({
  type: z.literal('matrix'),
  item_id: z.string(),
  points: z.array(scalePoint),
  na: z.boolean(),
  /** Which item of how many, from 1. */
  position: z.number().int().positive(),
  count: z.number().int().positive(),
});
export const matrixReply = z.object({
  type: z.literal('matrix'),
  item_id: z.string().max(64),
  value: z.union([z.number(), z.literal('na')]),
});
