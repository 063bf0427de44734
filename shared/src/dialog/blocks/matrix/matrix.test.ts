import { expect, test } from 'vitest';
import type { BlockOf } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { matrix, open } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const points = [
  { value: 0, label: 'nie' },
  { value: 1, label: 'oft' },
  { value: 4, label: 'immer' },
];
const items = [
  { id: 'ruhe', text: 'Ich schlafe gut.', inverse: false },
  { id: 'last', text: 'Ich grüble.', inverse: true },
];
const battery = (fields: Partial<BlockOf<'matrix'>> = {}) =>
  matrix('m', { items, scale: { from: 'block', points }, likert_na: true, variable: 'w', ...fields });

function rate(conversation: TestConversation, value: number | 'na') {
  return conversation.reply({ type: 'matrix', item_id: conversation.question?.item_id ?? '', value });
}

test('asks its items one by one, each under its own id, and says how far it is', () => {
  const conversation = new TestConversation(aSnapshot([battery(), open('next')]));
  expect(conversation.said).toEqual(['m?', 'Ich schlafe gut.']);
  expect(conversation.question).toMatchObject({
    nachfrage_id: 'm.ruhe',
    item_id: 'ruhe',
    input: { position: 1, count: 2 },
  });
  rate(conversation, 1);
  expect(conversation.said.at(-1)).toBe('Ich grüble.');
  expect(conversation.question).toMatchObject({
    nachfrage_id: 'm.last',
    item_id: 'last',
    input: { position: 2, count: 2 },
  });
  rate(conversation, 'na');
  expect(conversation.at).toBe('next');
  expect(conversation.stored).toEqual({ 'm.ruhe': 1, 'm.last': 'na' });
});

test('scores each item in a variable of its own, turned round where the item says so', () => {
  const conversation = new TestConversation(aSnapshot([battery()], { ending: '{{w_1}}, {{w_2}}' }));
  rate(conversation, 1);
  rate(conversation, 1);
  expect([conversation.variable('w_1'), conversation.variable('w_2'), conversation.variable('w')]).toEqual([
    1,
    3,
    undefined,
  ]);
  expect(conversation.said.at(-1)).toBe('oft, oft');
});

test('reacts and probes after the last item', () => {
  const conversation = new TestConversation(aSnapshot([battery({ acknowledgement: 'Danke.', nachfrage: 'Warum?' })]));
  rate(conversation, 0);
  expect(conversation.said).not.toContain('Danke.');
  rate(conversation, 0);
  expect(conversation.said.slice(-2)).toEqual(['Danke.', 'Warum?']);
  expect(conversation.question).toMatchObject({ nachfrage_id: 'm#1', item_id: null, input: { type: 'open' } });
  conversation.write('Darum');
  expect(conversation.stored).toEqual({ 'm.ruhe': 0, 'm.last': 0, 'm#1': 'Darum' });
});

test('lets single items be skipped; a battery skipped as a whole gets no reaction', () => {
  const block = battery({ optional: true, acknowledgement: 'Danke.' });
  const some = new TestConversation(aSnapshot([block]));
  rate(some, 0);
  some.reply({ type: 'skip' });
  expect(some.stored).toEqual({ 'm.ruhe': 0, 'm.last': null });
  expect(some.said).toContain('Danke.');
  const none = new TestConversation(aSnapshot([block]));
  none.reply({ type: 'skip' });
  none.reply({ type: 'skip' });
  expect(none.said).not.toContain('Danke.');
  expect(none.state.finished).toBe(true);
});

test('refuses the reply to another item, and a repeated one is stale', () => {
  const conversation = new TestConversation(aSnapshot([battery()]));
  const event = { kind: 'reply', unique_question_id: 'm', nachfrage_id: 'm.ruhe' } as const;
  expect(conversation.send({ ...event, reply: { type: 'matrix', item_id: 'last', value: 0 } }).outcome).toBe(
    'rejected',
  );
  expect(conversation.send({ ...event, reply: { type: 'matrix', item_id: 'ruhe', value: 0 } }).outcome).toBe(
    'accepted',
  );
  expect(conversation.send({ ...event, reply: { type: 'matrix', item_id: 'ruhe', value: 0 } }).outcome).toBe('stale');
});

test('counts every item in the progress', () => {
  const conversation = new TestConversation(aSnapshot([battery(), open('a'), open('b')]));
  const seen = [conversation.progress];
  rate(conversation, 0);
  seen.push(conversation.progress);
  rate(conversation, 0);
  seen.push(conversation.progress);
  expect(seen).toEqual([0, 1 / 4, 2 / 4]);
});

test('never goes on by a jump of an option, because several were chosen', () => {
  const jump_to_ids = [{ kind: 'option', option_id: '0', target: 'b' } as const];
  const conversation = new TestConversation(aSnapshot([battery({ jump_to_ids }), open('a'), open('b')]));
  rate(conversation, 0);
  rate(conversation, 0);
  expect(conversation.at).toBe('a');
});
