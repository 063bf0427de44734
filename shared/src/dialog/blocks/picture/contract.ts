import { z } from 'zod';
import { LIST_LIMITS } from '../../../contract/limits.ts';
import {
  baseBlock,
  carrying,
  inWords,
  option,
  otherField,
  otherInWords,
  otherShown,
  otherTyped,
  timed,
} from '../../../contract/blocks/base.ts';

/** A picture that can be chosen; `text` is its alternative text and its name in results. */
export const pictureOption = option.extend({ filename_db: z.string().max(200).nullable().default(null) });
export type PictureOption = z.infer<typeof pictureOption>;

/** Bildauswahl: one or several pictures. With `max` 1 its variable is that of a single choice. */
export const pictureBlock = z.object({
  ...baseBlock,
  ...carrying,
  ...timed,
  ...otherField,
  ...inWords,
  ...otherInWords,
  type: z.literal('picture'),
  options: z.array(pictureOption).max(LIST_LIMITS.handledOptions).default([]),
  min: z.number().int().nonnegative().default(1),
  /** null for no upper bound. */
  max: z.number().int().positive().nullable().default(1),
  /** Whether each picture is a card that its text stands on; absent: the text is read where the picture is not seen. */
  with_text: z.boolean().optional(),
});
export const pictureInput = z.object({
  type: z.literal('picture'),
  /** `filename_db` null: the picture is missing, its text stands for it. */
  options: z.array(pictureOption.pick({ id: true, text: true, filename_db: true })),
  min: z.number().int(),
  max: z.number().int().nullable(),
  other: otherShown,
  with_text: z.literal(true).optional(),
});
export const pictureReply = z.object({
  type: z.literal('picture'),
  option_ids: z.array(z.string().max(64)).max(200),
  other: otherTyped,
});
