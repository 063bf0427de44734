import { z } from 'zod';
import { baseBlock, maskedShown, masking, ruled } from '../../../contract/blocks/base.ts';

/** Link: an address of the web; one without a scheme is kept with https://. */
export const urlBlock = z.object({ ...baseBlock, type: z.literal('url'), ...ruled, ...masking });
export const urlInput = z.object({ type: z.literal('url'), masked: maskedShown });
export const urlReply = z.object({ type: z.literal('url'), text: z.string().max(2_000) });
