import { german } from './german.ts';

/** '1.234,5': with at most so many decimals, and at least as many as are asked for. */
export function formatDecimal(value: number, most = 3, least = 0): string {
  return german({ maximumFractionDigits: most, minimumFractionDigits: least }).format(value);
}
