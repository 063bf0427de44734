import { expect, test } from 'vitest';
import { renamePlaceholders, renameVariables } from './renameVariables.ts';

const names = new Map([
  ['alter', 'alter_2'],
  ['mean', 'mittel'],
  ['a', 'b'],
]);

test('variables are renamed wherever they stand, texts and functions are not', () => {
  expect(renameVariables('alter >= 18 and stadt = "alter"', names)).toBe('alter_2 >= 18 and stadt = "alter"');
  expect(renameVariables('mean(alter; a) + a*a', names)).toBe('mean(alter_2; b) + b*b');
  expect(renameVariables('mean + 1', names)).toBe('mittel + 1');
  expect(renameVariables('alter_neu', names)).toBe('alter_neu');
  expect(
    renameVariables(
      '{{ a }} = 1 und a',
      new Map([
        ['a', 'und'],
        ['und', 'x'],
      ]),
    ),
  ).toBe('{{ und }} = 1 und {{und}}');
});

test('an expression that cannot be read stays as it is', () => {
  expect(renameVariables('alter >= "', names)).toBe('alter >= "');
});

test('placeholders of a text are renamed', () => {
  expect(renamePlaceholders('Mit {{alter}} und {{ alter }}, {{anders}}, alter', names)).toBe(
    'Mit {{alter_2}} und {{ alter_2 }}, {{anders}}, alter',
  );
});
