import { createChunk } from '../loading/createChunk.ts';

/** The choice of a language; only of dialogs that have more than one. */
export const speaking = createChunk(() => import('./speaking.tsx'));
