import { z } from 'zod';
import { baseBlock, ruled } from '../../../contract/blocks/base.ts';

/** Telefon: a telephone number as people write it. */
export const phoneBlock = z.object({ ...baseBlock, type: z.literal('phone'), ...ruled });
export const phoneInput = z.object({ type: z.literal('phone') });
export const phoneReply = z.object({ type: z.literal('phone'), text: z.string().max(2_000) });
