import { describe, expect, test } from 'vitest';
import type { Block, BlockOf } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { assign, loop, message, number, open, single } from '../../testing/blocks.ts';
import { checkDialog } from '../checkDialog.ts';

const count = number('count', { variable: 'count', min: 0, max: 4, integer: true });
const kind = (fields: Partial<BlockOf<'loop'>> = {}): BlockOf<'loop'> =>
  loop('kind', {
    variable: 'kind',
    context: '',
    rounds: { kind: 'number', count: 'count', most: 6 },
    named_by: 'name',
    members: ['name', 'age'],
    ...fields,
  });
const name = open('name', { variable: 'name', context: 'Kind {{kind.nr}}?' });
const age = number('age', { variable: 'age', context: 'Wie alt ist {{kind.name}}?', min: 0, max: 30 });
const found = (blocks: readonly Block[]): string[] =>
  checkDialog(aSnapshot(blocks, { privacy_declaration_text: 'x' })).map(
    (finding) => `${finding.kind} ${finding.unique_question_id}: ${finding.message}`,
  );

test('a sound loop has no finding, though nobody has its last rounds', () => {
  expect(found([count, kind(), name, age, assign('sum', [{ variable: 'sum', expression: 'sum(age)' }])])).toEqual([]);
});

describe('what is wrong with the loop itself', () => {
  const blocks = (fields: Partial<BlockOf<'loop'>>): Block[] => [count, kind(fields), name, age];
  test.each([
    ['without questions', { members: [], named_by: null }, 'enthält noch keine Fragen'],
    ['with a question that is gone', { members: ['name', 'age', 'gone'] }, 'den es nicht (mehr) gibt'],
    ['with itself', { members: ['name', 'age', 'kind'] }, 'zu sich selbst'],
    ['without a number', { rounds: { kind: 'number', count: '', most: 3 } }, 'welche Zahl'],
    ['with a number that nobody sets', { rounds: { kind: 'number', count: 'cuont', most: 3 } }, 'nicht lesen'],
    ['without entries', { rounds: { kind: 'entries' } }, 'keinen Eintrag'],
    ['called by what is not asked in it', { named_by: 'count' }, 'keine Frage der Wiederholung'],
  ] satisfies [string, Partial<BlockOf<'loop'>>, string][])('%s', (_, fields, told) => {
    const own = found(blocks(fields)).filter((one) => one.startsWith('loop kind'));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain(told);
  });
});

describe('what is wrong with its questions is said once', () => {
  test('a variable that no round knows', () => {
    const wrong = open('name', { variable: 'name', context: 'Kind {{knid.nr}}?' });
    expect(found([count, kind(), wrong, age])).toEqual([expect.stringContaining('variable-unknown name: ')]);
  });

  test('a way that is never taken in any round, not one that is in the second', () => {
    const jumps = (condition: string): Block[] => [
      count,
      kind(),
      name,
      number('age', {
        variable: 'age',
        context: '?',
        min: 0,
        max: 30,
        jump_to_ids: [{ kind: 'condition', condition, target: 'kind' }],
      }),
    ];
    expect(found(jumps('age > 40'))).toEqual([expect.stringContaining('never-true age: ')]);
    expect(found(jumps('kind.nr = 2'))).toEqual([]);
  });
});

describe('what belongs to a round is not used outside', () => {
  test('a text cannot know which round is meant', () => {
    const findings = found([count, kind(), name, age, message('m', { context: 'Hallo {{name}}' })]);
    expect(findings).toEqual([expect.stringContaining('variable-unknown m: ')]);
  });

  test('nor can a question take over from one of many', () => {
    const options = [{ id: 'a', text: 'Apfel', score: null }];
    const inside = single('which', { options });
    const outside = single('more', { options, carry: { from: 'which', which: 'chosen' } });
    expect(found([count, kind({ members: ['name', 'age', 'which'] }), name, age, inside, outside])).toEqual([
      expect.stringContaining('loop more: '),
    ]);
  });
});

test('columns of rounds that an author has named, too, are told', () => {
  const own = open('own', { variable: 'name_2', context: 'Und?' });
  expect(found([count, kind(), name, age, own])).toEqual([expect.stringContaining('variable-taken')]);
});
