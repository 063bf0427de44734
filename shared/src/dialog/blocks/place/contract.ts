import { z } from 'zod';
import { baseBlock, timed } from '../../../contract/blocks/base.ts';
import { TEXT_LIMITS } from '../../../contract/limits.ts';

/** What the edges of a map stand for, in degrees; west and south of zero are negative. */
const edges = z
  .object({
    north: z.number().min(-85).max(85),
    south: z.number().min(-85).max(85),
    west: z.number().min(-180).max(180),
    east: z.number().min(-180).max(180),
  })
  .refine(({ north, south, west, east }) => north > south && east > west);

/** A share of the map's width or height, in percent. */
const percent = z.number().min(0).max(100);

/**
 * Ort auf einer Karte: a place that is marked on the block's own picture. Kept are `x=<percent>` from the left and `y=<percent>` from the top, with
 * `edges` also `lat=<degrees>` and `lon=<degrees>`.
 */
export const placeBlock = z.object({
  ...baseBlock,
  ...timed,
  type: z.literal('place'),
  /** null: the picture is no map of the earth. */
  edges: edges.nullable().default(null),
});
export const placeInput = z.object({
  type: z.literal('place'),
  /** The map, a file of the dialog. */
  filename_db: z.string(),
  /** What it shows, for those who do not see it. */
  text: z.string().max(TEXT_LIMITS.message),
});
export const placeReply = z.object({ type: z.literal('place'), x: percent, y: percent });
