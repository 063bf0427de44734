import { createChunk } from '../loading/createChunk.ts';

/** What explains the messenger and reads it aloud; comes with its menu, or with a word that asks for it. */
export const ways = createChunk(() => import('./ways.ts'));
