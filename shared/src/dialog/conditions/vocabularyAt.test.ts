import { expect, test } from 'vitest';
import { loop, message, number, open, single } from '../testing/blocks.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { conditionProblem } from './conditionProblem.ts';
import { singleVariables, vocabularyAt } from './vocabularyAt.ts';
import { vocabularyOf } from './vocabularyOf.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index}`, text, score: null }));
const blocks = [
  number('anzahl', { variable: 'anzahl' }),
  loop('kind', {
    variable: 'kind',
    rounds: { kind: 'number', count: 'anzahl', most: 2 },
    members: ['name', 'alter', 'schule'],
  }),
  open('name', { variable: 'name' }),
  number('alter', { variable: 'alter' }),
  single('schule', { variable: 'schule', options }),
  message('ende'),
];
const all = vocabularyOf(aSnapshot(blocks));
const at = (id: string) => vocabularyAt(all, blocks, id);

test('conditions within a loop are about the round, with the values of its answers', () => {
  const within = at('schule');
  expect(singleVariables(within).map(({ name }) => name)).toEqual([
    'anzahl',
    'kind.nr',
    'name',
    'alter',
    'schule',
    'kind.name',
  ]);
  expect(within.get('schule')?.values.map(({ label }) => label)).toEqual(['Ja', 'Nein']);
  expect(conditionProblem('alter > 6 und kind.nr = 1', within, 'boolean')).toBeNull();
  expect(conditionProblem('alter_1 > 6', within, 'boolean')).not.toBeNull();
});

test('outside, those of each round, and all of them in functions of several values', () => {
  const outside = at('ende');
  expect(outside.get('alter_2')).toMatchObject({ kind: 'number', rounds: [2] });
  expect(singleVariables(outside).map(({ name }) => name)).not.toContain('alter');
  expect(conditionProblem('sum(alter) > 10 und alter_1 < 9', outside, 'boolean')).toBeNull();
  expect(conditionProblem('alter > 10', outside, 'boolean')).not.toBeNull();
});

test('without a loop the vocabulary stays the same', () => {
  const plain = blocks.filter(({ type }) => type !== 'loop');
  expect(vocabularyAt(all, plain, 'ende')).toBe(all);
});
