import { german } from './german.ts';

/** '1.234' */
export function formatCount(count: number): string {
  return german({ maximumFractionDigits: 0 }).format(count);
}
