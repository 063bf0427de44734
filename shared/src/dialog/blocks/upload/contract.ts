import { z } from 'zod';
import { MEDIA_LIMIT_BYTES, mediaKinds } from '../../../contract/limits.ts';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** Datei-Upload: one file of the named kinds. */
export const uploadBlock = z.object({
  ...baseBlock,
  type: z.literal('upload'),
  kinds: z.array(z.enum(mediaKinds)).max(mediaKinds.length).default(['image', 'document']),
  max_bytes: z.number().int().positive().max(MEDIA_LIMIT_BYTES.video).default(MEDIA_LIMIT_BYTES.image),
});
export const uploadInput = z.object({
  type: z.literal('upload'),
  kinds: z.array(z.enum(mediaKinds)),
  max_bytes: z.number().int(),
});
/** The file was sent before, by the upload `replyMedia`; whether it is this respondent's the api checks. */
export const uploadReply = z.object({ type: z.literal('upload'), media_id: z.uuid() });
