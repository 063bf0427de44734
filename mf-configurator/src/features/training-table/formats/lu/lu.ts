import type { FormatCode } from '../../model/TrainingFile.ts';
import { readLu } from './readLu.ts';
import { writeLu } from './writeLu.ts';

/** Microsoft's LU, as LUIS, CLU and the Bot Framework read it. */
export const lu: FormatCode = { write: writeLu, read: readLu };
