import { z } from 'zod';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** Nachricht: says something, the dialog goes on (domain.md §2). */
export const messageBlock = z.object({ ...baseBlock, type: z.literal('message') });
