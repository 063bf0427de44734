import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../contract/index.ts';
import { checkDialog } from '../check/checkDialog.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { assign, likert, matrix, multiple, open, single } from '../testing/blocks.ts';
import { resultVariables } from './resultVariables.ts';

const option = (id: string, text: string) => ({ id, text, score: null });
const obst = multiple('m', { variable: 'obst', options: [option('a', 'Apfel'), option('b', 'Birne')] });

/** The columns of a block's answers, by name. */
function columns(blocks: readonly Block[]): Map<string, string> {
  const variables = resultVariables([{ revision: 1, snapshot: aSnapshot(blocks) }]);
  return new Map(
    variables.flatMap(({ name, source }) => {
      if (source.from === 'answer') return [[name, source.unique_question_id]];
      return source.from === 'variable' ? [[name, 'computed']] : [];
    }),
  );
}

test.each([
  ['obst_1', [open('own', { variable: 'obst_1' })], 'own'],
  ['obst_text', [open('own', { variable: 'obst_text' })], 'own'],
  ['obst_2', [assign('own', [{ variable: 'obst_2', expression: '1' }])], 'computed'],
  ['laune_roh', [open('own', { variable: 'laune_roh' }), likert('l', { variable: 'laune', inverse: true })], 'own'],
  [
    'weg_sonstiges',
    [
      open('own', { variable: 'weg_sonstiges' }),
      single('w', { variable: 'weg', other: 'text', options: [option('other', 'Sonstiges'), option('o', 'Bus')] }),
    ],
    'own',
  ],
] as const)('the author’s own %s keeps its name in every order of blocks', (name, others, owner) => {
  fc.assert(
    fc.property(fc.shuffledSubarray([obst, ...others], { minLength: others.length + 1 }), (blocks) => {
      expect(columns(blocks).get(name)).toBe(owner);
    }),
    { numRuns: 20 },
  );
});

test('the check says so where both want one name, with what the column is, and a free name', () => {
  const blocks = [obst, open('own', { variable: 'obst_1', context: 'Welches Obst zuerst?' })];
  const [finding, ...more] = checkDialog(aSnapshot(blocks)).filter(({ kind }) => kind === 'variable-taken');
  expect(more).toEqual([]);
  expect(finding).toMatchObject({
    severity: 'warning',
    unique_question_id: 'own',
    message:
      '„obst_1“ heißt in Dateien auch eine Spalte von „m?“ („Apfel“). Ihre Variable behält den Namen, die Spalte bekommt einen anderen.',
    fix: { edits: [{ kind: 'updateBlock', id: 'own', change: { variable: 'obst_1_2' } }] },
  });
});

test('a battery’s own variables and sums over them are no clash', () => {
  const items = [{ id: 'i', text: 'Preis', inverse: false }];
  const blocks = [matrix('m', { variable: 'zu', items }), assign('s', [{ variable: 'summe', expression: 'zu_1 + 1' }])];
  expect(checkDialog(aSnapshot(blocks)).filter(({ kind }) => kind === 'variable-taken')).toEqual([]);
});
