import { expect, test } from 'vitest';
import { multiple, open, single } from '../testing/blocks.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { samePairs } from '../testing/samePairs.data.ts';
import { TestConversation } from '../testing/TestConversation.ts';

/** A text as it is quoted in an expression. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Whether a condition over an answer holds, in a conversation in which that was given. */
function holds(answer: string, condition: string): boolean {
  const jump = { kind: 'condition', condition, target: 'yes' } as const;
  const conversation = new TestConversation(
    aSnapshot([open('q', { variable: 'a', jump_to_ids: [jump] }), open('no'), open('yes')]),
  );
  conversation.write(answer);
  return conversation.at === 'yes';
}

/** The same where it is one of several that were chosen. */
function holdsOfList(option: string, condition: string): boolean {
  const jump = { kind: 'condition', condition, target: 'yes' } as const;
  const options = [option, 'etwas ganz anderes'].map((text, index) => ({ id: `o${index}`, text, score: null }));
  const conversation = new TestConversation(
    aSnapshot([multiple('q', { variable: 'a', options, jump_to_ids: [jump] }), open('no'), open('yes')]),
  );
  conversation.reply({ type: 'multiple', option_ids: ['o0', 'o1'] });
  return conversation.at === 'yes';
}

/** Which option of a choice words are taken for; null for none. */
function understood(option: string, words: string): unknown {
  const options = [
    { id: 'meant', text: option, score: null },
    { id: 'zebra', text: 'Zebrastreifen', score: null },
  ];
  const conversation = new TestConversation(aSnapshot([single('q', { options, in_words: true }), open('next')]));
  conversation.reply({ type: 'words', text: words });
  return conversation.stored['q'] ?? null;
}

const alike = samePairs.filter(([, , kind]) => kind !== 'other');
const apart = samePairs.filter(([, , kind]) => kind === 'other');

test('there are a hundred pairs', () => {
  expect(samePairs.length).toBe(100);
});

test.each(samePairs)('%j and %j compare alike in every operator, both ways round (%s)', (one, other, kind) => {
  const isAlike = kind !== 'other';
  for (const [given, asked] of [
    [one, other],
    [other, one],
  ] as const) {
    // Nothing is no answer, and no pattern.
    if (given.trim() === '' || asked === '') continue;
    expect([given, '=', holds(given, `a = ${quoted(asked)}`)]).toEqual([given, '=', isAlike]);
    expect([given, '!=', holds(given, `a != ${quoted(asked)}`)]).toEqual([given, '!=', !isAlike]);
    expect([given, 'list', holdsOfList(given, `a = ${quoted(asked)}`)]).toEqual([given, 'list', isAlike]);
    expect([given, 'passt', holds(given, `passt(a, ${quoted(asked)})`)]).toEqual([given, 'passt', isAlike]);
    expect([given, 'genau', holds(given, `genau(a, ${quoted(asked)})`)]).toEqual([given, 'genau', kind === 'exact']);
  }
});

test.each(alike)('%j contains and begins with %j', (one, other) => {
  for (const [given, asked] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(holds(`${given} und mehr`, `enthält(a, ${quoted(asked)})`)).toBe(true);
    expect(holds(`${given} und mehr`, `beginnt(a, ${quoted(asked)})`)).toBe(true);
    expect(holds(`davor ${given}`, `enthält(a, ${quoted(asked)})`)).toBe(true);
    expect(holds(`davor ${given}`, `beginnt(a, ${quoted(asked)})`)).toBe(false);
  }
});

test('what is not alike is not contained either, unless it is a part', () => {
  const parts = apart.filter(([one, other]) => other !== '' && holds(one, `enthält(a, ${quoted(other)})`));
  expect(parts.map(([one]) => one)).toEqual(['ja!', '-5']);
});

test.each(alike)('a reply in words is taken for the option that is alike: %j, %j', (one, other) => {
  expect([understood(one, other), understood(other, one)]).toEqual(['meant', 'meant']);
});
