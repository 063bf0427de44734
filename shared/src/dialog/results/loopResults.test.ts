import { expect, test } from 'vitest';
import { TestConversation } from '../testing/TestConversation.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { assign, loop, matrix, multiple, number, open } from '../testing/blocks.ts';
import { storedOf } from '../testing/storedOf.ts';
import { resultVariables } from './resultVariables.ts';
import { roundTable } from './roundTable.ts';
import { rowOf } from './rowOf.ts';

const count = number('count', { variable: 'count' });
const kind = loop('kind', {
  variable: 'kind',
  context: '',
  rounds: { kind: 'number', count: 'count', most: 3 },
  named_by: 'name',
  members: ['name', 'mood'],
});
const name = open('name', { variable: 'name', context: 'Wie heißt es?' });
const mood = matrix('mood', {
  variable: 'mood',
  items: [{ id: 'a', text: 'Froh', inverse: false }],
});

test('each round has its columns, and who had fewer was not asked', () => {
  const snapshot = aSnapshot([count, kind, name, mood]);
  const variables = resultVariables([{ revision: 1, snapshot }]);
  const answers = variables.filter(({ source }) => source.from === 'answer' || source.from === 'variable');
  expect(answers.map((variable) => [variable.name, variable.label])).toEqual([
    ['count', 'count?'],
    ['name_1', 'Wie heißt es? (Runde 1)'],
    ['mood_1_1', 'mood? (Runde 1) – Froh'],
    ['name_2', 'Wie heißt es? (Runde 2)'],
    ['mood_2_1', 'mood? (Runde 2) – Froh'],
    ['name_3', 'Wie heißt es? (Runde 3)'],
    ['mood_3_1', 'mood? (Runde 3) – Froh'],
    ['kind.nr', 'Zahl der Runden: kind'],
  ]);
  const conversation = new TestConversation(snapshot);
  conversation.reply({ type: 'number', value: 2 });
  for (const [text, value] of [
    ['Anna', 1],
    ['Ben', 5],
  ] as const) {
    conversation.write(text);
    conversation.reply({ type: 'matrix', item_id: 'a', value });
  }
  expect(rowOf(answers, storedOf(conversation.effects, conversation.state))).toEqual([
    2,
    'Anna',
    1,
    'Ben',
    5,
    { missing: 'not-asked' },
    { missing: 'not-asked' },
    2,
  ]);
});

test('an entry keeps its columns whatever comes before it', () => {
  const options = ['Lesen', 'Malen'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
  const each = (ids: string[]) =>
    loop('hobby', {
      variable: 'hobby',
      rounds: { kind: 'entries' },
      items: ids.map((id) => ({ id, text: id.toUpperCase() })),
      numbered_items: ['b', 'a'],
      members: ['name'],
    });
  const revisions = [['b'], ['a', 'b']].map((ids, revision) => ({
    revision,
    snapshot: aSnapshot([multiple('m', { options }), each(ids), name]),
  }));
  const labels = resultVariables(revisions).filter(({ name: column }) => column.startsWith('name'));
  expect(labels.map((variable) => [variable.name, variable.label])).toEqual([
    ['name_2', 'Wie heißt es? (A)'],
    ['name_1', 'Wie heißt es? (B)'],
  ]);
});

test('the long form has a row for each round that there was', () => {
  const double = assign('double', [{ variable: 'twice', expression: 'mood_1 * 2' }]);
  const snapshot = aSnapshot([
    count,
    { ...kind, members: ['name', 'mood', 'double'] },
    { ...name, optional: true },
    mood,
    double,
  ]);
  const table = roundTable([{ revision: 1, snapshot }], 'kind', false);
  expect(table?.columns.map((column) => column.name)).toEqual([
    'dw_conversation_id',
    'kind_nr',
    'name',
    'mood_1',
    'twice',
  ]);
  const conversation = new TestConversation(snapshot);
  conversation.reply({ type: 'number', value: 3 });
  conversation.write('Anna');
  conversation.reply({ type: 'matrix', item_id: 'a', value: 1 });
  conversation.reply({ type: 'skip' });
  expect(table?.rowsOf(storedOf(conversation.effects, conversation.state))).toEqual([
    ['c', 1, 'Anna', 1, 2],
    ['c', 2, { missing: 'skipped' }, { missing: 'open' }, { missing: 'not-asked' }],
  ]);
});

test('of a loop in a loop each row tells both rounds', () => {
  const outer = loop('house', {
    variable: 'house',
    rounds: { kind: 'number', count: '2', most: 2 },
    members: ['rooms', 'room'],
  });
  const inner = loop('room', {
    variable: 'room',
    rounds: { kind: 'number', count: 'rooms', most: 3 },
    members: ['size'],
  });
  const size = number('size', { variable: 'size' });
  const snapshot = aSnapshot([outer, number('rooms', { variable: 'rooms' }), inner, size]);
  const conversation = new TestConversation(snapshot);
  for (const value of [2, 10, 20, 1, 30]) conversation.reply({ type: 'number', value });
  const stored = storedOf(conversation.effects, conversation.state);
  const rows = (id: string) => roundTable([{ revision: 1, snapshot }], id, false)?.rowsOf(stored);
  expect(rows('room')).toEqual([
    ['c', 1, 1, 10],
    ['c', 1, 2, 20],
    ['c', 2, 1, 30],
  ]);
  expect(rows('house')).toEqual([
    ['c', 1, 2, 10, 20, { missing: 'not-asked' }, 2],
    ['c', 2, 1, 30, { missing: 'not-asked' }, { missing: 'not-asked' }, 1],
  ]);
  expect(roundTable([{ revision: 1, snapshot }], 'size', false)).toBeNull();
});
