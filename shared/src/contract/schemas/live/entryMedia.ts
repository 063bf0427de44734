import { z } from 'zod';

/** A file in a bubble: of the dialog, or of the respondent. */
export const entryMedia = z.object({
  location: z.string(),
  type: z.string(),
  /** Where a video's captions (WebVTT) are; absent for none. */
  captions: z.string().optional(),
  /** Of a picture of the dialog, in pixels; absent where it does not say, and for every other file. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  /** Attributes of its element, put on as they are: a picture's other widths, or what stands for a film before it plays; absent for none. */
  shown: z
    .union([
      z.object({ srcSet: z.string(), sizes: z.string() }),
      z.object({ poster: z.string(), preload: z.literal('none') }),
    ])
    .optional(),
  /** How long a film of the dialog plays, such as 1:05; absent where it does not say. */
  length: z.string().optional(),
});
