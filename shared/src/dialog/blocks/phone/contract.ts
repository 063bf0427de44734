import { z } from 'zod';
import { baseBlock, maskedShown, masking, ruled } from '../../../contract/blocks/base.ts';

/** Telefon: a telephone number as people write it. */
export const phoneBlock = z.object({ ...baseBlock, type: z.literal('phone'), ...ruled, ...masking });
export const phoneInput = z.object({ type: z.literal('phone'), masked: maskedShown });
export const phoneReply = z.object({ type: z.literal('phone'), text: z.string().max(2_000) });
