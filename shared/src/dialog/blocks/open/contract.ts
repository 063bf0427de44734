import { z } from 'zod';
import { baseBlock } from '../../../contract/blocks/base.ts';
import { recordingKinds } from '../../../contract/limits.ts';

/** Offene Frage: free text, one or several lines. */
export const openBlock = z.object({
  ...baseBlock,
  type: z.literal('open'),
  multiline: z.boolean().default(false),
  max_length: z.number().int().min(1).max(10_000).default(2_000),
});
export const openInput = z.object({
  type: z.literal('open'),
  multiline: z.boolean(),
  max_length: z.number().int(),
  /** What may be recorded in place of words; absent where words alone are taken. */
  recordings: z
    .array(z.object({ kind: z.enum(recordingKinds), max_seconds: z.number().int(), max_bytes: z.number().int() }))
    .optional(),
});
export const openReply = z.object({ type: z.literal('open'), text: z.string().max(10_000) });

/** A recording and what it is; it was sent before, by the upload `replyMedia`. */
export const recordedAnswer = z.object({ media_id: z.uuid(), kind: z.enum(recordingKinds) });
export type RecordedAnswer = z.infer<typeof recordedAnswer>;
/** The other reply to an open question, where the dialog's `audio_messages` or `video_messages` allow it. */
export const recordedReply = z.object({ type: z.literal('open'), recording: recordedAnswer });
