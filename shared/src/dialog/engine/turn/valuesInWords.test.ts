import { describe, expect, test } from 'vitest';
import type { Block } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { date, likert, number, open, single, slider, time } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const begun = (block: Block) => new TestConversation(aSnapshot([block, open('next')]));
const say = (conversation: TestConversation, text: string) => conversation.reply({ type: 'words', text });
const age = number('age', { in_words: true, integer: true, min: 0, max: 120, unit: 'Jahre', variable: 'age' });

test('a number that a sentence names is taken, said, and held by the variable', () => {
  const conversation = begun(age);
  say(conversation, 'so um die vierzig');
  expect(conversation.stored).toEqual({ age: 40 });
  expect(conversation.variable('age')).toBe(40);
  expect(conversation.said).toEqual(['age?', 'Das verstehe ich als „40 Jahre“.', 'next?']);
});

describe('what can be several values', () => {
  test('is asked back about, and confirmed by a yes', () => {
    const conversation = begun(age);
    say(conversation, 'Mitte vierzig');
    expect(conversation.said.at(-1)).toBe('Meinten Sie „45 Jahre“?');
    expect(conversation.at).toBe('age?1');
    expect(conversation.stored).toEqual({});
    say(conversation, 'ja genau');
    expect(conversation.stored).toEqual({ age: 45 });
  });

  test('is confirmed by its place, or said another way', () => {
    const day = date('day', { in_words: true });
    const conversation = begun(day);
    say(conversation, 'am 3. Mai');
    expect(conversation.said.at(-1)).toBe('Meinten Sie „03.05.2025“ oder „03.05.2026“?');
    say(conversation, 'das zweite');
    expect(conversation.stored).toEqual({ day: '2026-05-03' });
    const other = begun(day);
    say(other, 'am 3. Mai');
    say(other, 'nein, am 4. Mai 2020');
    expect(other.stored).toEqual({ day: '2020-05-04' });
  });
});

test.each([
  [number('x', { in_words: true }), 'Das habe ich leider nicht verstanden. Bitte geben Sie eine Zahl ein.'],
  [
    time('x', { in_words: true }),
    'Das habe ich leider nicht verstanden. Bitte geben Sie eine Uhrzeit ein, zum Beispiel 08:30.',
  ],
  [date('x', { in_words: true }), 'Das habe ich leider nicht verstanden. Bitte geben Sie ein Datum ein, das es gibt.'],
  [slider('x', { in_words: true }), 'Das habe ich leider nicht verstanden. Bitte geben Sie eine Zahl ein.'],
])('words that name nothing are asked again', (block, sentence) => {
  const conversation = begun(block);
  say(conversation, 'hab ich vergessen');
  expect(conversation.said.at(-1)).toBe(sentence);
  expect(conversation.at).toBe('x?1');
});

test('after the third reply without a value the way out is taken, else only the input stays', () => {
  const stays = begun(age);
  const leaves = new TestConversation(aSnapshot([number('age', { ...age, way_out: 'b' }), open('next'), open('b')]));
  for (const conversation of [stays, leaves]) for (const text of ['hm', 'tja', 'naja']) say(conversation, text);
  expect(stays.question).toMatchObject({ nachfrage_id: 'age?3', input: { type: 'number' } });
  expect(stays.question?.in_words).toBeUndefined();
  expect(leaves.at).toBe('b');
});

test('a value out of bounds is refused with the sentence for it, and the question stays open', () => {
  const conversation = begun(age);
  expect(say(conversation, 'zweihundert')).toMatchObject({
    outcome: 'rejected',
    message: expect.stringContaining('120'),
  });
  expect(conversation.at).toBe('age');
});

test('what is out of bounds is not offered', () => {
  const conversation = begun(number('n', { in_words: true, max: 35 }));
  say(conversation, 'zwischen 30 und 40');
  expect(conversation.said.at(-1)).toBe('Meinten Sie „35“ oder „30“?');
});

describe('a value that no option has', () => {
  const ages = ['18–29', '30–49', '50 und älter'].map((text, at) => ({ id: `o${at}`, text, score: null }));
  const nps = Array.from({ length: 11 }, (_, value) => ({ value, label: String(value) }));
  const scale = likert('n', { in_words: true, scale: { from: 'block', points: nps } });

  test.each([
    [scale, '11', {}, 'Das liegt außerhalb. Bitte wählen Sie etwas von 0 bis 10.'],
    [scale, '11', { du_sie: 'du' }, 'Das liegt außerhalb. Bitte wähl etwas von 0 bis 10.'],
    [scale, '11', { language: 'nl' }, 'That is outside the range. Please choose something from 0 to 10.'],
    [single('a', { in_words: true, options: ages }), '16', {}, 'Das liegt außerhalb. Bitte wählen Sie etwas ab 18.'],
  ] as const)('is told to lie outside, and the question is asked again', (block, text, fields, sentence) => {
    const conversation = new TestConversation(aSnapshot([block, open('next')], fields));
    say(conversation, text);
    expect(conversation.said.at(-1)).toBe(sentence);
    expect(conversation.stored).toEqual({});
    say(conversation, block.type === 'single' ? 'dreißig' : 'acht');
    expect(conversation.at).toBe('next');
  });

  test('between two of them is asked back about, and chosen by place', () => {
    const conversation = new TestConversation(aSnapshot([scale, open('next')]));
    say(conversation, '7-8');
    expect(conversation.said.at(-1)).toBe('Meinten Sie „7“ oder „8“?');
    say(conversation, 'das zweite');
    expect(conversation.stored).toEqual({ n: 8 });
  });
});

test('words are refused where the author does not allow them', () => {
  expect(say(begun(number('n', {})), 'vierzig').outcome).toBe('rejected');
});
