import { resultTexts } from './texts.ts';
import type { DataColumn, MissingKind } from './Variable.ts';

/** From the least number on; they lie side by side, because SPSS takes more than three of them only as a range. */
const order = [
  'not-asked',
  'skipped',
  'na',
  'withdrawn',
  'open',
  'unreadable',
  // Last, because the numbers of the others stand in files.
  'not-offered',
  'nothing-left',
  'given-up',
  'timed-out',
] as const satisfies readonly MissingKind[];

/** The usual ones, and those for numbers that may themselves be such. */
const USUAL_LEAST = -99;
const FAR_LEAST = -999_999_999;

/** A missing value as a number. */
export interface MissingCode {
  readonly kind: MissingKind;
  readonly value: number;
  readonly label: string;
}

/** The numbers that stand for missing values of a variable, rising without gaps; none for words, days and times. */
export function missingCodes({
  type,
  bounds,
  missing,
}: Pick<DataColumn, 'type' | 'bounds' | 'missing'>): MissingCode[] {
  if (type !== 'number') return [];
  const meetsUsual = bounds === null || (bounds.min < USUAL_LEAST + order.length && bounds.max >= USUAL_LEAST);
  const least = meetsUsual ? FAR_LEAST : USUAL_LEAST;
  return order.map((kind, index) => ({
    kind,
    value: least + index,
    label: missing?.[kind] ?? resultTexts.missing[kind],
  }));
}
