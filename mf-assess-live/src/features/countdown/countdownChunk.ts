import { createChunk } from '../../loading/createChunk.ts';

/** The clock of a question that has a time; it comes with the first one. */
export const countdown = createChunk(() => import('./ui/Countdown.tsx'));
