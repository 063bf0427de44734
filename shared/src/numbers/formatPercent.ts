import { german } from './german.ts';

/** '42 %' of a share from 0 to 1, decimals as in `formatDecimal`. */
export function formatPercent(share: number, most = 0, least = 0): string {
  return german({ style: 'percent', maximumFractionDigits: most, minimumFractionDigits: least }).format(share);
}
