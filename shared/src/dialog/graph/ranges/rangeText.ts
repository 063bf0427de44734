import { edgeTexts } from '../texts.ts';
import type { Numbers } from './numbersOf.ts';
import type { ValueRange } from './ValueRange.ts';

/** What a range is called: '7–8', 'ab 9', 'unter 18'. */
export function rangeText({ from, below }: ValueRange, { least, most, step }: Numbers): string {
  const first = from === -Infinity ? least : from;
  const last = below === Infinity ? most : below - (step ?? 0);
  if (first === -Infinity && last === Infinity) return edgeTexts.anyNumber;
  if (last === Infinity || (step === null && below === Infinity)) return edgeTexts.numbersFrom(first);
  if (first === -Infinity || (step === null && from === -Infinity))
    return step === null ? edgeTexts.numbersBelow(last) : edgeTexts.numbersTo(last);
  return edgeTexts.numbersBetween(first, last, step === null);
}
