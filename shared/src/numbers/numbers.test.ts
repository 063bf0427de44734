import { expect, test } from 'vitest';
import { counted, formatCount, plural, pluralOf } from './index.ts';

test.each([
  [0, '0 Dialoge'],
  [1, '1 Dialog'],
  [2, '2 Dialoge'],
  [1_234, '1.234 Dialoge'],
])('%d is %s', (count, text) => {
  expect(counted(count, 'Dialog', 'Dialoge')).toBe(text);
});

test('a language has the forms that it needs, and `other` for the rest', () => {
  const forms = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' };
  expect([1, 2, 5, 22, 25].map((count) => pluralOf('pl', count, forms))).toEqual([
    'plik',
    'pliki',
    'plików',
    'pliki',
    'plików',
  ]);
  expect(pluralOf('fr', 0, { one: 'dialogue', other: 'dialogues' })).toBe('dialogue');
  expect(pluralOf('pl', 5, { one: 'plik', other: 'pliku' })).toBe('pliku');
  expect(plural(0, 'Frage', 'Fragen')).toBe('Fragen');
  expect(formatCount(1_000_000)).toBe('1.000.000');
});
