import type { Piece } from '../widths.ts';

/** The longest string variable that we write, in bytes: SPSS takes 32,767, but ReadStat (R's haven) loses the last two of them. */
export const LONGEST_STRING = 32_000;
/** A longer string lies in several segments. */
const LONGEST_SEGMENT = 255;
/** By which the number of segments is worked out, and the width of the last one. */
const EFFECTIVE_SEGMENT = 252;

/** A variable of the file. */
export interface SavVariable {
  readonly piece: Piece;
  /** 0 for a number, else its bytes. */
  readonly width: number;
  /** At most eight letters and digits, unique. */
  readonly short: string;
  /** As it stands in the dictionary: `width` and `bytes` of each, `used` of the text. */
  readonly segments: readonly { readonly short: string; readonly width: number }[];
}

function segmentsOf(short: string, width: number): SavVariable['segments'] {
  if (width <= LONGEST_SEGMENT) return [{ short, width }];
  const count = Math.ceil(width / EFFECTIVE_SEGMENT);
  return Array.from({ length: count }, (_, index) => ({
    short: index === 0 ? short : `${short}${index.toString(36).toUpperCase().padStart(2, '0')}`,
    width: index < count - 1 ? LONGEST_SEGMENT : width - index * EFFECTIVE_SEGMENT,
  }));
}

/** The variables of a file in their order; strings are as wide as their longest text. */
export function savVariables(pieces: readonly Piece[]): SavVariable[] {
  return pieces.map((piece, index) => {
    const width = piece.variable.type === 'text' ? Math.max(1, piece.width) : 0;
    const short = `V${index.toString(36).toUpperCase().padStart(5, '0')}`;
    return { piece, width, short, segments: segmentsOf(short, width) };
  });
}

/** Places of eight bytes that a segment takes in a case. */
export const placesOf = (width: number): number => Math.max(1, Math.ceil(width / 8));

/** How numbers are shown: SPSS's number of the format, width, decimals. */
export function formatOf({
  piece: { variable, isWhole },
  width,
}: SavVariable): readonly [type: number, width: number, decimals: number] {
  if (width > 0) return [1, Math.min(width, LONGEST_SEGMENT), 0];
  switch (variable.type) {
    case 'date':
      return [38, 10, 0];
    case 'time':
      return [21, 5, 0];
    case 'datetime':
      return [22, 20, 0];
    case 'number':
    case 'text':
      return [5, 12, isWhole ? 0 : 2];
  }
}

/** Days from 14 October 1582, where SPSS's time begins, to 1970. */
const DAYS_BEFORE_1970 = 141_428;

/** A day, a time of day or both as SPSS's seconds. */
export function spssSeconds(text: string, type: 'date' | 'time' | 'datetime'): number {
  const since1970 = Date.parse(type === 'time' ? `1970-01-01T${text}Z` : type === 'date' ? text : `${text}Z`) / 1_000;
  return type === 'time' ? since1970 : since1970 + DAYS_BEFORE_1970 * 86_400;
}
