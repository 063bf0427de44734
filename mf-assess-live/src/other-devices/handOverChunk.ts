import { createChunk } from '../loading/createChunk.ts';

/** Going on at another device; fetched by those alone who do. */
export const handOver = createChunk(() => import('./handOver.ts'));
