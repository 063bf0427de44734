import { numberFrom } from '@dialogwerk/shared/dialog/graph';
import type { Numbers } from '@dialogwerk/shared/dialog/graph';
import type { LedRange } from './LedRange.ts';

/** Where one more range of a block can begin: the least and greatest number in another one that is not its first. */
export function cutsWithin({ range }: LedRange, numbers: Numbers): { readonly least: number; readonly most: number } {
  const least = Math.max(range.from, numbers.least);
  const step = numbers.step ?? 0;
  return {
    least: least + step,
    most: range.below === Infinity ? numbers.most : range.below - step,
  };
}

/** The number at which a range is parted unless somebody says otherwise: its middle, or near where it is bounded; null where nothing is left to part. */
export function usualCut(led: LedRange, numbers: Numbers): number | null {
  const { least, most } = cutsWithin(led, numbers);
  const middle = Number.isFinite(least) && Number.isFinite(most) ? (least + most) / 2 : null;
  const wished = middle ?? (Number.isFinite(least) ? least + USUAL : Number.isFinite(most) ? most - USUAL : USUAL);
  const cut = numberFrom(numbers, numbers.step === null ? Math.round(wished * 100) / 100 : wished);
  const first = Math.max(led.range.from, numbers.least);
  return cut > first && cut < led.range.below && cut <= numbers.most ? cut : null;
}

/** How many numbers a range has that is bounded on one side alone, after it was parted. */
const USUAL = 10;

/** The ranges with one more: both parts of the one lead where that led. */
export function splitRange(ranges: readonly LedRange[], at: number, cut: number): LedRange[] {
  return ranges.flatMap((led, index) =>
    index === at
      ? [
          { ...led, range: { from: led.range.from, below: cut } },
          { ...led, range: { from: cut, below: led.range.below } },
        ]
      : [led],
  );
}

/** The ranges with the beginning of one elsewhere, between the beginnings of its neighbours. */
export function movedCut(ranges: readonly LedRange[], at: number, cut: number): LedRange[] {
  return ranges.map((led, index) => {
    if (index === at) return { ...led, range: { from: cut, below: led.range.below } };
    return index === at - 1 ? { ...led, range: { from: led.range.from, below: cut } } : led;
  });
}

/** The ranges with one fewer: the one before it takes its numbers in. */
export function mergedRange(ranges: readonly LedRange[], at: number): LedRange[] {
  const gone = ranges[at];
  return ranges.flatMap((led, index) => {
    if (index === at || !gone) return [];
    return index === at - 1 ? [{ ...led, range: { from: led.range.from, below: gone.range.below } }] : [led];
  });
}
