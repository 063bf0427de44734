import { createChunk } from '../loading/createChunk.ts';

/** What opens before the conversation or stands at its end. */
export const sheets = createChunk(() => import('./sheets.ts'));
