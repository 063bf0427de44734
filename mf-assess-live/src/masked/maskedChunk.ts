import { createChunk } from '../loading/createChunk.ts';

/** What covers a field; comes with its question alone. */
export const masked = createChunk(() => import('./masked.ts'));
