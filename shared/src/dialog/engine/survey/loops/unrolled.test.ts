import { describe, expect, test } from 'vitest';
import type { BlockOf } from '../../../../contract/index.ts';
import { TestConversation } from '../../../testing/TestConversation.ts';
import { aSnapshot } from '../../../testing/aSnapshot.ts';
import { assign, loop, matrix, message, multiple, number, open, single } from '../../../testing/blocks.ts';

const children = (rounds: BlockOf<'loop'>['rounds'], fields: Partial<BlockOf<'loop'>> = {}): BlockOf<'loop'> =>
  loop('kind', { variable: 'kind', context: '', rounds, named_by: 'name', members: ['name', 'age'], ...fields });
const asked = [
  open('name', { variable: 'name', context: 'Wie heißt Kind {{kind.nr}}?' }),
  number('age', { variable: 'age', context: 'Wie alt ist {{kind.name}}?' }),
];
const count = number('count', { variable: 'count', context: 'Wie viele Kinder?' });
const counted = { kind: 'number', count: 'count', most: 5 } as const;

const say = (conversation: TestConversation, ...replies: (string | number)[]): void => {
  for (const value of replies) {
    const at = conversation.question?.input.type;
    const step = conversation.reply(
      at === 'number' ? { type: 'number', value: Number(value) } : { type: 'open', text: String(value) },
    );
    expect(step.outcome).toBe('accepted');
  }
};

describe('for each of a number', () => {
  const total = assign('sum', [
    { variable: 'total', expression: 'sum(age)' },
    { variable: 'eldest', expression: 'max(age)' },
  ]);
  const survey = aSnapshot([
    count,
    children(counted),
    ...asked,
    total,
    message('m', { context: '{{kind.nr}}: {{total}}' }),
  ]);

  test('every answer is kept, and texts speak of the round', () => {
    const conversation = new TestConversation(survey);
    say(conversation, 2, 'Anna', 4, 'Ben', 7);
    expect(conversation.said).toEqual([
      'Wie viele Kinder?',
      'Wie heißt Kind 1?',
      'Wie alt ist Anna?',
      'Wie heißt Kind 2?',
      'Wie alt ist Ben?',
      '2: 11',
    ]);
    expect(conversation.stored).toEqual({ count: 2, 'name@1': 'Anna', 'age@1': 4, 'name@2': 'Ben', 'age@2': 7 });
    expect(conversation.state.variables).toMatchObject({ name_1: 'Anna', age_2: 7, total: 11, eldest: 7 });
    expect(conversation.state.finished).toBe(true);
  });

  test('none passes the group by, more than there may be ends at the most', () => {
    const none = new TestConversation(survey);
    say(none, 0);
    expect(none.said.at(-1)).toBe('0: 0');
    const many = new TestConversation(survey);
    say(many, 9, 'a', 1, 'b', 1, 'c', 1, 'd', 1, 'e', 1);
    expect(many.said.at(-1)).toBe('5: 5');
  });
});

describe('for each entry', () => {
  const options = ['Lesen', 'Malen', 'Singen'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
  const hobbies = multiple('hobbies', { options });
  const often = number('often', { variable: 'often', context: '{{hobby.nr}}: Wie oft {{hobby.name}}?' });
  const each = loop('hobby', {
    variable: 'hobby',
    context: '',
    rounds: { kind: 'entries' },
    carry: { from: 'hobbies', which: 'chosen' },
    items: [{ id: 'own', text: 'Nichtstun' }],
    members: ['often'],
  });

  test('the chosen ones and its own are gone through, each with its number for ever', () => {
    const conversation = new TestConversation(aSnapshot([hobbies, each, often, message('m', { context: 'Ende' })]));
    conversation.reply({ type: 'multiple', option_ids: ['o1', 'o3'] });
    say(conversation, 1, 3, 9);
    expect(conversation.said.slice(1)).toEqual([
      '1: Wie oft Lesen?',
      '2: Wie oft Singen?',
      '3: Wie oft Nichtstun?',
      'Ende',
    ]);
    expect(conversation.state.variables).toMatchObject({ often_1: 1, often_3: 3, often_4: 9 });
  });
});

describe('until no more is wanted', () => {
  const more = { kind: 'again', text: 'Noch eins nach {{kind.name}}?', yes: 'Ja', no: 'Nein', most: 3 } as const;

  test('it asks behind each round but the last one', () => {
    const conversation = new TestConversation(
      aSnapshot([children(more), ...asked, message('m', { context: '{{kind.nr}}' })]),
    );
    say(conversation, 'Anna', 4);
    expect(conversation.said.at(-1)).toBe('Noch eins nach Anna?');
    conversation.choose('yes');
    say(conversation, 'Ben', 7);
    conversation.reply({ type: 'words', text: 'nein' });
    expect(conversation.said.at(-1)).toBe('2');
    expect(conversation.variable('kind_weiter_2')).toBe('Nein');
    const full = new TestConversation(aSnapshot([children(more), ...asked]));
    say(full, 'a', 1);
    full.choose('yes');
    say(full, 'b', 1);
    full.choose('yes');
    say(full, 'c', 1);
    expect(full.state.finished).toBe(true);
  });
});

test('within a round a block goes on at the next one, or leaves the loop', () => {
  const next = number('age', {
    variable: 'age',
    jump_to_ids: [
      { kind: 'condition', condition: 'age > 100', target: 'after' },
      { kind: 'condition', condition: 'age > 17', target: 'kind' },
    ],
  });
  const school = open('school', { variable: 'school' });
  const conversation = new TestConversation(
    aSnapshot([
      children({ kind: 'number', count: '3', most: 5 }, { members: ['name', 'age', 'school'] }),
      asked[0] ?? count,
      next,
      school,
      open('after'),
    ]),
  );
  say(conversation, 'Anna', 30, 'Ben', 7);
  expect(conversation.at).toBe('school@2');
  say(conversation, 'Waldschule', 'Carl', 101);
  expect(conversation.at).toBe('after');
});

test('what is taken over from a loop are the rounds that there were, called as they were answered', () => {
  const which = single('which', { options: [], carry: { from: 'kind', which: 'chosen' } });
  const each = matrix('each', { items: [], carry: { from: 'kind', which: 'chosen' } });
  const conversation = new TestConversation(aSnapshot([count, children(counted), ...asked, which, each]));
  say(conversation, 2, 'Anna', 4, '*Ben*', 7);
  expect(conversation.question?.input).toMatchObject({
    options: [
      { id: '1', text: 'Anna' },
      { id: '2', text: '*Ben*' },
    ],
  });
  conversation.choose('2');
  expect(conversation.said.at(-1)).toBe('Anna');
});

test('a loop in a loop has rounds of its own', () => {
  const outer = loop('house', {
    variable: 'house',
    context: '',
    rounds: { kind: 'number', count: '2', most: 3 },
    members: ['rooms', 'room'],
  });
  const inner = loop('room', {
    variable: 'room',
    context: '',
    rounds: { kind: 'number', count: 'rooms', most: 3 },
    members: ['size'],
  });
  const conversation = new TestConversation(
    aSnapshot([
      outer,
      number('rooms', { variable: 'rooms' }),
      inner,
      number('size', { variable: 'size', context: '{{house.nr}}.{{room.nr}}' }),
      assign('sum', [{ variable: 'all', expression: 'sum(size)' }]),
      message('m', { context: '{{all}} in {{house.nr}}' }),
    ]),
  );
  say(conversation, 2, 10, 20, 1, 30);
  expect(conversation.said).toEqual(['rooms?', '1.1', '1.2', 'rooms?', '2.1', '60 in 2']);
  expect(conversation.state.variables).toMatchObject({ size_1_1: 10, size_1_2: 20, size_2_1: 30 });
});

test('progress counts the rounds that will be, not those that could be', () => {
  const survey = aSnapshot([count, children({ ...counted, most: 20 }), ...asked, open('last')]);
  const conversation = new TestConversation(survey);
  const progress = [2, 'Anna', 4, 'Ben', 7, 'Ende'].map((reply) => {
    say(conversation, reply);
    return conversation.progress;
  });
  expect(progress.map((share) => Math.round(share * 100))).toEqual([17, 33, 50, 67, 83, 100]);
});

test('a dialog that comes back to a loop has forgotten the rounds of before', () => {
  const total = assign('sum', [{ variable: 'total', expression: 'sum(age)' }]);
  const again = single('again', {
    options: [{ id: 'yes', text: 'Ja', score: null }],
    optional: true,
    context: '{{total}}',
    jump_to_ids: [{ kind: 'option', option_id: 'yes', target: 'count' }],
  });
  const conversation = new TestConversation(aSnapshot([count, children(counted), ...asked, total, again]));
  say(conversation, 2, 'Anna', 4, 'Ben', 7);
  expect(conversation.said.at(-1)).toBe('11');
  conversation.choose('yes');
  say(conversation, 1, 'Anna', 5);
  expect(conversation.said.at(-1)).toBe('5');
});
