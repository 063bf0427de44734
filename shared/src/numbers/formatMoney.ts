import { german } from './german.ts';

/** '1,50 €' of an amount in a currency such as 'EUR'; `digits` where small amounts have to be told apart: '0,00123 €'. */
export function formatMoney(amount: number, currency: string, digits?: number): string {
  const form = { style: 'currency', currency } as const;
  return german(digits === undefined ? form : { ...form, maximumSignificantDigits: digits }).format(amount);
}
