import { z } from 'zod';
import { baseBlock, maskedShown, masking, ruled } from '../../../contract/blocks/base.ts';
import { recordingKinds, TEXT_LIMITS } from '../../../contract/limits.ts';

/** The greatest length of a reply that an author can ask for. */
const LONGEST = 10_000;

/** Offene Frage: free text, one or several lines. */
export const openBlock = z.object({
  ...baseBlock,
  type: z.literal('open'),
  ...ruled,
  ...masking,
  multiline: z.boolean().default(false),
  max_length: z.number().int().min(1).max(LONGEST).default(2_000),
  /** Whether emojis can be picked below the field, for those whose keyboard has none; absent: they cannot. */
  emoji: z.boolean().optional(),
  /** The fewest characters; null or absent: one is enough. */
  min_length: z.number().int().min(1).max(LONGEST).nullable().optional(),
  /** The form of the whole reply in the signs of `replyPattern.ts`, never a regular expression; null or absent: any. */
  pattern: z.string().min(1).max(TEXT_LIMITS.pattern).nullable().optional(),
});
export const openInput = z.object({
  type: z.literal('open'),
  masked: maskedShown,
  emoji: z.literal(true).optional(),
  multiline: z.boolean(),
  max_length: z.number().int(),
  /** These two only the server checks; absent for none. */
  min_length: z.number().int().optional(),
  pattern: z.string().optional(),
  /** What may be recorded in place of words; absent where words alone are taken. */
  recordings: z
    .array(z.object({ kind: z.enum(recordingKinds), max_seconds: z.number().int(), max_bytes: z.number().int() }))
    .optional(),
});
export const openReply = z.object({ type: z.literal('open'), text: z.string().max(LONGEST) });

/** A recording and what it is; it was sent before, by the upload `replyMedia`. */
export const recordedAnswer = z.object({ media_id: z.uuid(), kind: z.enum(recordingKinds) });
export type RecordedAnswer = z.infer<typeof recordedAnswer>;
/** The other reply to an open question, where the dialog's `audio_messages` or `video_messages` allow it. */
export const recordedReply = z.object({ type: z.literal('open'), recording: recordedAnswer });
