import type { CallResponse } from '@dialogwerk/shared/contract';

/** A part as it is to be put into a dialog, at one of its versions. */
export type ServedPart = CallResponse<'partContent'>;
