import { z } from 'zod';
import { baseBlock, maskedShown, masking, ruled } from '../../../contract/blocks/base.ts';

/** E-Mail: an e-mail address. */
export const emailBlock = z.object({ ...baseBlock, type: z.literal('email'), ...ruled, ...masking });
export const emailInput = z.object({ type: z.literal('email'), masked: maskedShown });
export const emailReply = z.object({ type: z.literal('email'), text: z.string().max(2_000) });
