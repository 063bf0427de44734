import { z } from 'zod';

const color = z.string().regex(/^([0-9a-fA-F]{6}|transparent)$/);
const shape = z.enum(['rectangle', 'rectangleFilled', 'ellipseFilled', 'ellipse', 'polygonFilled', 'polygon', 'line']);
const several = <Value extends z.ZodType>(value: Value) => z.array(value).min(1).max(20);

/** A generated picture (spec §3, 'Avatars'); whatever is left out is drawn by the seed, of several values one. */
export const generatedAvatar = z.strictObject({
  seed: z.string().trim().min(1).max(200),
  /** Mirrored left to right. */
  flip: z.boolean().optional(),
  /** Degrees. */
  rotate: z.number().int().min(0).max(360).optional(),
  /** Percent. */
  scale: z.number().int().min(0).max(200).optional(),
  /** Percent; 50 is a circle. */
  radius: z.number().int().min(0).max(50).optional(),
  backgroundColor: several(color).optional(),
  backgroundType: several(z.enum(['solid', 'gradientLinear'])).optional(),
  /** Percent of the width. */
  translateX: z.number().int().min(-100).max(100).optional(),
  /** Percent of the height. */
  translateY: z.number().int().min(-100).max(100).optional(),
  shape1: several(shape).optional(),
  shape2: several(shape).optional(),
  shape3: several(shape).optional(),
});
export type GeneratedAvatar = z.infer<typeof generatedAvatar>;
