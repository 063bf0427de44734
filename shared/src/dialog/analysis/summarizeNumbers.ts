import type { NumberSummary } from '../../contract/index.ts';

/** A number and how many gave it. */
export interface Counted {
  readonly value: number;
  readonly count: number;
}

/** Mean and spread of numbers; null for none. The squares are summed about the mean, so that large numbers do not cancel out. */
export function summarizeNumbers(numbers: readonly Counted[]): NumberSummary | null {
  if (numbers.length === 0) return null;
  const n = sum(numbers, ({ count }) => count);
  const mean = sum(numbers, ({ value, count }) => value * count) / n;
  const squares = sum(numbers, ({ value, count }) => count * (value - mean) ** 2);
  const values = numbers.map(({ value }) => value);
  return {
    n,
    mean,
    sd: n < 2 ? null : Math.sqrt(squares / (n - 1)),
    min: values.reduce((least, value) => Math.min(least, value)),
    max: values.reduce((greatest, value) => Math.max(greatest, value)),
  };
}

function sum(numbers: readonly Counted[], term: (counted: Counted) => number): number {
  return numbers.reduce((total, counted) => total + term(counted), 0);
}
