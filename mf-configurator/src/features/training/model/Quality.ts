import type { CallResponse } from '@dialogwerk/shared/contract';

/** How good the training of a block is. */
export type Quality = CallResponse<'trainingQuality'>;
