import { createBatch } from './createBatch.ts';

/** Figures that are called for together come together; none waits more than 100 ms for another. */
export const inFigureBatch = createBatch(100);
