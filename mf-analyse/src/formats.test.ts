import { expect, test } from 'vitest';
import { formatFigure, formatMean, formatMeanOrDash } from './formats.ts';

test('means beside each other are as exact as each other, whole ones too', () => {
  expect([3, 2.984, 1234.5].map(formatMean)).toEqual(['3,00', '2,98', '1.234,50']);
  expect(formatMeanOrDash(null)).toBe('–');
});

test('of numbers, what is a mean or a spread is written as one, and the rest as it is', () => {
  expect(['n', 'mean', 'sd', 'median'].map((name) => formatFigure(name, 3))).toEqual(['3', '3,00', '3,00', '3']);
});
