import { createChunk } from '../loading/createChunk.ts';

/** What cannot be: going on, or keeping anything on this device. Fetched by those alone who are told of it. */
export const failures = createChunk(() => import('./failures.ts'));
