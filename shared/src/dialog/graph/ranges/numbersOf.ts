import type { Block } from '../../../contract/index.ts';

/** The numbers that a question is answered with. */
export interface Numbers {
  /** Infinite without a bound. */
  readonly least: number;
  readonly most: number;
  /** From one number to the next, from `least` on; null: all between them, too. */
  readonly step: number | null;
}

/** What a block is answered with, where that is a number that ranges can part; null for all others. */
export function numbersOf(block: Block): Numbers | null {
  if (block.type === 'rating') return { least: 1, most: block.count, step: 1 };
  if (block.type === 'slider') {
    const { min, max, step } = block;
    return { least: min, most: max, step: Number.isInteger(min) && Number.isInteger(step) ? step : null };
  }
  if (block.type !== 'number') return null;
  const { min, max, integer } = block;
  return { least: min ?? -Infinity, most: max ?? Infinity, step: integer && Number.isInteger(min ?? 0) ? 1 : null };
}

/** The least of the numbers that is not below a value; the value itself where all numbers count. */
export function numberFrom({ least, step }: Numbers, value: number): number {
  if (step === null || !Number.isFinite(value)) return value;
  const first = Number.isFinite(least) ? least : 0;
  return first + Math.ceil((value - first) / step) * step;
}
