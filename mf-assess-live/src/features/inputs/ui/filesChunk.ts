import { createChunk } from '../../../loading/createChunk.ts';

/** Files and recordings; apart, because an open question may load it, too, which is itself drawn by a chunk where it offers emojis. */
export const files = createChunk(() => import('../types/files.ts'));
