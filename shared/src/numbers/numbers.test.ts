import { expect, test } from 'vitest';
import { counted, formatCount, plural } from './index.ts';

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
