import { createChunk } from '../loading/createChunk.ts';

/** Pages and films of other hosts; fetched where a dialog has one. */
export const embed = createChunk(() => import('./embed.ts'));
