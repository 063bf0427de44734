import type { DataColumn } from '@dialogwerk/shared/dialog';

export type Measure = DataColumn['measure'];

/** SPSS's numbers of the measure levels. */
export const measures: { readonly [M in Measure]: number } = { nominal: 1, ordinal: 2, scale: 3 };
