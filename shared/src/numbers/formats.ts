import { german } from './german.ts';

/** '1.234' */
export function formatCount(count: number): string {
  return german({ maximumFractionDigits: 0 }).format(count);
}

/** '1.234,5': with at most so many decimals, and at least as many as are asked for. */
export function formatDecimal(value: number, most = 3, least = 0): string {
  return german({ maximumFractionDigits: most, minimumFractionDigits: least }).format(value);
}

/** '42 %' of a share from 0 to 1, decimals as in `formatDecimal`. */
export function formatPercent(share: number, most = 0, least = 0): string {
  return german({ style: 'percent', maximumFractionDigits: most, minimumFractionDigits: least }).format(share);
}

/** '1,50 €' of an amount in a currency such as 'EUR'; `digits` where small amounts have to be told apart: '0,00123 €'. */
export function formatMoney(amount: number, currency: string, digits?: number): string {
  const form = { style: 'currency', currency } as const;
  return german(digits === undefined ? form : { ...form, maximumSignificantDigits: digits }).format(amount);
}
