import { z } from 'zod';

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const color = z.string().regex(/^([0-9a-fA-F]{6}|transparent)$/);
const shape = z.enum(['rectangle', 'rectangleFilled', 'ellipseFilled', 'ellipse', 'polygonFilled', 'polygon', 'line']);

/** Several values of one option, as `a,b` in an address; one of them is drawn by the seed. */
const several = <Value extends z.ZodType<string, string>>(value: Value) =>
  z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(value).min(1).max(20));

/** The options of a generated avatar, as the texts of an address (spec §3, 'Avatars'). Whatever is left out is drawn by the seed. */
export const avatarOptions = z.strictObject({
  seed: z.string().min(1).max(200),
  /** Mirrored left to right. */
  flip: z.enum(['true', 'false']).optional(),
  /** Degrees. */
  rotate: whole(0, 360).optional(),
  /** Percent. */
  scale: whole(0, 200).optional(),
  /** Percent; 50 is a circle. */
  radius: whole(0, 50).optional(),
  /** Pixels of width and height; without it the picture fits its frame. */
  size: whole(1, 1024).optional(),
  backgroundColor: several(color).optional(),
  backgroundType: several(z.enum(['solid', 'gradientLinear'])).optional(),
  /** Percent of the width. */
  translateX: whole(-100, 100).optional(),
  /** Percent of the height. */
  translateY: whole(-100, 100).optional(),
  shape1: several(shape).optional(),
  shape2: several(shape).optional(),
  shape3: several(shape).optional(),
});
export type AvatarOptions = z.output<typeof avatarOptions>;
