import { z } from 'zod';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** Unterschrift: signed by finger, mouse or by typing one's name; kept is the picture of it. */
export const signatureBlock = z.object({ ...baseBlock, type: z.literal('signature') });
export const signatureInput = z.object({ type: z.literal('signature'), max_bytes: z.number().int() });
/** The picture was sent before, by the upload `replyMedia`. */
export const signatureReply = z.object({ type: z.literal('signature'), media_id: z.uuid() });
