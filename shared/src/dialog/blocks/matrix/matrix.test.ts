import { expect, test } from 'vitest';
import type { BlockOf } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { matrix, open } from '../../testing/blocks.ts';
import { Talk } from '../../testing/Talk.ts';

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

function rate(talk: Talk, value: number | 'na') {
  return talk.reply({ type: 'matrix', item_id: talk.question?.item_id ?? '', value });
}

test('asks its items one by one, each under its own id, and says how far it is', () => {
  const talk = new Talk(aSnapshot([battery(), open('next')]));
  expect(talk.said).toEqual(['m?', 'Ich schlafe gut.']);
  expect(talk.question).toMatchObject({ nachfrage_id: 'm.ruhe', item_id: 'ruhe', input: { position: 1, count: 2 } });
  rate(talk, 1);
  expect(talk.said.at(-1)).toBe('Ich grüble.');
  expect(talk.question).toMatchObject({ nachfrage_id: 'm.last', item_id: 'last', input: { position: 2, count: 2 } });
  rate(talk, 'na');
  expect(talk.at).toBe('next');
  expect(talk.stored).toEqual({ 'm.ruhe': 1, 'm.last': 'na' });
});

test('scores each item in a variable of its own, turned round where the item says so', () => {
  const talk = new Talk(aSnapshot([battery()], { ending: '{{w_1}}, {{w_2}}' }));
  rate(talk, 1);
  rate(talk, 1);
  expect([talk.variable('w_1'), talk.variable('w_2'), talk.variable('w')]).toEqual([1, 3, undefined]);
  expect(talk.said.at(-1)).toBe('oft, oft');
});

test('reacts and probes after the last item', () => {
  const talk = new Talk(aSnapshot([battery({ acknowledgement: 'Danke.', nachfrage: 'Warum?' })]));
  rate(talk, 0);
  expect(talk.said).not.toContain('Danke.');
  rate(talk, 0);
  expect(talk.said.slice(-2)).toEqual(['Danke.', 'Warum?']);
  expect(talk.question).toMatchObject({ nachfrage_id: 'm#1', item_id: null, input: { type: 'open' } });
  talk.write('Darum');
  expect(talk.stored).toEqual({ 'm.ruhe': 0, 'm.last': 0, 'm#1': 'Darum' });
});

test('lets single items be skipped; a battery skipped as a whole gets no reaction', () => {
  const block = battery({ optional: true, acknowledgement: 'Danke.' });
  const some = new Talk(aSnapshot([block]));
  rate(some, 0);
  some.reply({ type: 'skip' });
  expect(some.stored).toEqual({ 'm.ruhe': 0, 'm.last': null });
  expect(some.said).toContain('Danke.');
  const none = new Talk(aSnapshot([block]));
  none.reply({ type: 'skip' });
  none.reply({ type: 'skip' });
  expect(none.said).not.toContain('Danke.');
  expect(none.state.finished).toBe(true);
});

test('refuses the reply to another item, and a repeated one is stale', () => {
  const talk = new Talk(aSnapshot([battery()]));
  const event = { kind: 'reply', unique_question_id: 'm', nachfrage_id: 'm.ruhe' } as const;
  expect(talk.send({ ...event, reply: { type: 'matrix', item_id: 'last', value: 0 } }).outcome).toBe('rejected');
  expect(talk.send({ ...event, reply: { type: 'matrix', item_id: 'ruhe', value: 0 } }).outcome).toBe('accepted');
  expect(talk.send({ ...event, reply: { type: 'matrix', item_id: 'ruhe', value: 0 } }).outcome).toBe('stale');
});

test('counts every item in the progress', () => {
  const talk = new Talk(aSnapshot([battery(), open('a'), open('b')]));
  const seen = [talk.progress];
  rate(talk, 0);
  seen.push(talk.progress);
  rate(talk, 0);
  seen.push(talk.progress);
  expect(seen).toEqual([0, 1 / 4, 2 / 4]);
});

test('never goes on by a jump of an option, because several were chosen', () => {
  const jump_to_ids = [{ kind: 'option', option_id: '0', target: 'b' } as const];
  const talk = new Talk(aSnapshot([battery({ jump_to_ids }), open('a'), open('b')]));
  rate(talk, 0);
  rate(talk, 0);
  expect(talk.at).toBe('a');
});
