import { availableParallelism, totalmem } from 'node:os';

const thisMachine = { cores: availableParallelism(), memory: totalmem() };

/**
 * How many workers try tests beside each other, when each may take `bytes` of memory: one more than there are cores, because
 * a tenth of the time nobody computes (a server starts, a notice goes, a line is dead), and no more than memory does for.
 */
export const workers = (bytes: number, { cores, memory } = thisMachine): number =>
  Math.max(1, Math.min(cores + 1, Math.floor(memory / bytes)));
