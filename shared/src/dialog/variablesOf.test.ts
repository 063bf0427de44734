import { expect, test } from 'vitest';
import { assign, likert, message, multiple, number, open, single } from './testing/blocks.ts';
import { variablesOf } from './variablesOf.ts';

test('every variable is known by what it holds; two blocks that differ leave it open', () => {
  const scored = [{ id: '1', text: 'Ja', score: 1 }];
  const found = variablesOf([
    message('m', { variable: 'nie' }),
    open('o', { variable: 'name' }),
    single('s', { variable: 'wahl' }),
    single('p', { variable: 'punkte', options: scored }),
    multiple('v', { variable: 'hobbys' }),
    likert('l', { variable: 'stimmung' }),
    number('n', { variable: 'alter' }),
    number('n2', { variable: 'name' }),
    assign('a', [{ variable: 'summe', expression: '1' }]),
    open('ohne'),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    name: 'unknown',
    wahl: 'text',
    punkte: 'number',
    hobbys: 'list',
    stimmung: 'number',
    alter: 'number',
    summe: 'unknown',
  });
});
