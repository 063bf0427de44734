import { expect, test } from 'vitest';
import { TestConversation } from '../testing/TestConversation.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { loop, matrix, multiple, number, open } from '../testing/blocks.ts';
import { storedOf } from '../testing/storedOf.ts';
import { resultVariables } from './resultVariables.ts';
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
