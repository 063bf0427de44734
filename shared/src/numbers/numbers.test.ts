import { expect, test } from 'vitest';
import { counted, formatCount, formatDecimal, formatMoney, formatPercent, plural } from './index.ts';

test.each([
  [0, '0 Dialoge'],
  [1, '1 Dialog'],
  [2, '2 Dialoge'],
  [1_234, '1.234 Dialoge'],
])('%d is %s', (count, text) => {
  expect(counted(count, 'Dialog', 'Dialoge')).toBe(text);
});

test('a word can stand without its number, and a number without a word', () => {
  expect([0, 1, 21].map((count) => plural(count, 'Frage', 'Fragen'))).toEqual(['Fragen', 'Frage', 'Fragen']);
  expect(formatCount(1_000_000)).toBe('1.000.000');
});

test('decimals are as many as are there, within what is asked for', () => {
  expect([1_234.5, 0.12345, 3].map((value) => formatDecimal(value))).toEqual(['1.234,5', '0,123', '3']);
  expect([2.345, 3].map((value) => formatDecimal(value, 2, 2))).toEqual(['2,35', '3,00']);
  expect([0.416, 1].map((share) => formatPercent(share))).toEqual(['42\u00a0%', '100\u00a0%']);
  expect(formatPercent(0.416, 1, 1)).toBe('41,6\u00a0%');
});

test('an amount of money stands in its currency, a small one with the digits that tell it apart', () => {
  expect([formatMoney(1.5, 'EUR'), formatMoney(1_234, 'USD')]).toEqual(['1,50\u00a0€', '1.234,00\u00a0$']);
  expect(formatMoney(0.001234, 'EUR', 3)).toBe('0,00123\u00a0€');
});
