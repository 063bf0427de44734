import { describe, expect, test } from 'vitest';
import type { Block, Reply } from '../../contract/index.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import {
  consent,
  date,
  email,
  likert,
  matrix,
  multiple,
  number,
  open,
  phone,
  picture,
  qa,
  ranking,
  single,
  slider,
  upload,
  url,
  voice,
} from '../testing/blocks.ts';
import { TestConversation } from '../testing/TestConversation.ts';

const frequency = [
  { value: 0, label: 'nie' },
  { value: 1, label: 'manchmal' },
  { value: 3, label: 'immer' },
];
const scored = [
  { id: 'j', text: 'Ja', score: 2 },
  { id: 'n', text: 'Nein', score: 0 },
  { id: 'w', text: 'Weiß nicht', score: null },
];
const media_id = '01a1fda1-ff09-782d-9303-7d36dd193490';
const plain = [
  { id: 'r', text: 'Rad', score: null },
  { id: 'b', text: 'Bus', score: null },
  { id: 'z', text: 'Zug', score: null },
];

/** What becomes of one reply: kept, put into the variable, shown in the bubble, read by `{{x}}`. */
function result(block: Block, reply: Reply) {
  const conversation = new TestConversation(
    aSnapshot([{ ...block, variable: 'x' }], {
      ending: '{{x}}.',
      templ_options: [{ id: 'f', name: 'Häufigkeit', points: frequency }],
    }),
  );
  conversation.reply(reply);
  return {
    stored: conversation.stored['q'],
    variable: conversation.variable('x'),
    shown: conversation.shown[0],
    inserted: conversation.said.at(-1),
  };
}

describe('an accepted reply', () => {
  const fromTemplate = { scale: { from: 'template', template_id: 'f' } } as const;

  test.each<[string, Block, Reply, ReturnType<typeof result>]>([
    [
      'free text is kept without blanks around it',
      open('q'),
      { type: 'open', text: '  gut\0 ' },
      { stored: 'gut', variable: 'gut', shown: 'gut', inserted: 'gut.' },
    ],
    [
      'half a surrogate pair is replaced, because it could not be stored',
      open('q'),
      { type: 'open', text: 'a\uD800b' },
      { stored: 'a\uFFFDb', variable: 'a\uFFFDb', shown: 'a\uFFFDb', inserted: 'a\uFFFDb.' },
    ],
    [
      'an option without scores stands for its text',
      single('q', { options: plain }),
      { type: 'single', option_id: 'b' },
      { stored: 'b', variable: 'Bus', shown: 'Bus', inserted: 'Bus.' },
    ],
    [
      'an option with a score counts',
      single('q', { options: scored }),
      { type: 'single', option_id: 'j' },
      { stored: 'j', variable: 2, shown: 'Ja', inserted: 'Ja.' },
    ],
    [
      'an option without a score among scored ones is missing in sums',
      single('q', { options: scored }),
      { type: 'single', option_id: 'w' },
      { stored: 'w', variable: null, shown: 'Weiß nicht', inserted: 'Weiß nicht.' },
    ],
    [
      'several options come in the order of the block, each once',
      multiple('q', { options: plain }),
      { type: 'multiple', option_ids: ['z', 'r', 'z', 'b'] },
      {
        stored: ['r', 'b', 'z'],
        variable: ['Rad', 'Bus', 'Zug'],
        shown: 'Rad, Bus und Zug',
        inserted: 'Rad, Bus und Zug.',
      },
    ],
    [
      'no option at all is an answer, too',
      multiple('q', { options: plain }),
      { type: 'multiple', option_ids: [] },
      { stored: [], variable: [], shown: '–', inserted: '.' },
    ],
    [
      'a point of a scale is kept and scored by its value',
      likert('q', fromTemplate),
      { type: 'likert', value: 1 },
      { stored: 1, variable: 1, shown: 'manchmal', inserted: 'manchmal.' },
    ],
    [
      'turned round, least + greatest - value is scored, the value kept',
      likert('q', { ...fromTemplate, inverse: true }),
      { type: 'likert', value: 1 },
      { stored: 1, variable: 2, shown: 'manchmal', inserted: 'manchmal.' },
    ],
    [
      "'keine Angabe' is kept as na and missing in sums",
      likert('q', { ...fromTemplate, likert_na: true, inverse: true }),
      { type: 'likert', value: 'na' },
      { stored: 'na', variable: null, shown: 'keine Angabe', inserted: 'keine Angabe.' },
    ],
    [
      'a number is shown with comma and unit',
      number('q', { unit: 'Stunden' }),
      { type: 'number', value: 7.125 },
      { stored: 7.125, variable: 7.125, shown: '7,125 Stunden', inserted: '7,125.' },
    ],
    [
      'a number is shown as it was typed',
      number('q', { unit: 'Euro' }),
      { type: 'number', value: 1000.5, typed: ' 1.000,50 ' },
      { stored: 1000.5, variable: 1000.5, shown: '1.000,50 Euro', inserted: '1000,5.' },
    ],
    [
      'what was not typed for a number is not shown in its place',
      number('q'),
      { type: 'number', value: 7, typed: '8' },
      { stored: 7, variable: 7, shown: '7', inserted: '7.' },
    ],
    [
      'a point of a range is kept without the dust of binary fractions',
      slider('q', { min: 0, max: 1, step: 0.1 }),
      { type: 'slider', value: 0.1 + 0.2 },
      { stored: 0.3, variable: 0.3, shown: '0,3', inserted: '0,3.' },
    ],
    [
      'a day is kept so that it can be compared, and read as people write it',
      date('q'),
      { type: 'date', value: '2024-02-29' },
      { stored: '2024-02-29', variable: '2024-02-29', shown: '29.02.2024', inserted: String.raw`29\.02.2024.` },
    ],
    [
      'an e-mail address is kept without blanks around it',
      email('q'),
      { type: 'email', text: ' ada@example.org ' },
      {
        stored: 'ada@example.org',
        variable: 'ada@example.org',
        shown: 'ada@example.org',
        inserted: 'ada@example.org.',
      },
    ],
    [
      'a telephone number is kept as it was written',
      phone('q'),
      { type: 'phone', text: '+49 (30) 1234-56' },
      {
        stored: '+49 (30) 1234-56',
        variable: '+49 (30) 1234-56',
        shown: '+49 (30) 1234-56',
        inserted: String.raw`\+49 (30) 1234-56.`,
      },
    ],
    [
      'a web address without a scheme gets https',
      url('q'),
      { type: 'url', text: 'example.org/a' },
      {
        stored: 'https://example.org/a',
        variable: 'https://example.org/a',
        shown: 'example.org/a',
        inserted: String.raw`https\://example.org/a.`,
      },
    ],
    [
      'an order is kept as ids and read as texts',
      ranking('q', { options: plain }),
      { type: 'ranking', option_ids: ['z', 'r', 'b'] },
      {
        stored: ['z', 'r', 'b'],
        variable: ['Zug', 'Rad', 'Bus'],
        shown: '1. Zug\n2. Rad\n3. Bus',
        inserted: 'Zug, Rad und Bus.',
      },
    ],
    [
      'one picture of several counts as a single choice',
      picture('q', { options: scored.map((option) => ({ ...option, filename_db: null })) }),
      { type: 'picture', option_ids: ['j'] },
      { stored: ['j'], variable: 2, shown: 'Ja', inserted: 'Ja.' },
    ],
    [
      'no picture, where none is needed, is missing in sums',
      picture('q', { options: scored.map((option) => ({ ...option, filename_db: null })), min: 0 }),
      { type: 'picture', option_ids: [] },
      { stored: [], variable: null, shown: '–', inserted: '.' },
    ],
    [
      'several pictures come in the order of the block',
      picture('q', { options: plain.map((option) => ({ ...option, filename_db: `${option.id}.webp` })), max: null }),
      { type: 'picture', option_ids: ['z', 'r'] },
      { stored: ['r', 'z'], variable: ['Rad', 'Zug'], shown: 'Rad und Zug', inserted: 'Rad und Zug.' },
    ],
    [
      'a file is kept by its id, which says nothing to a person',
      upload('q'),
      { type: 'upload', media_id },
      { stored: media_id, variable: media_id, shown: 'Datei', inserted: 'Datei.' },
    ],
    [
      'a recording likewise',
      voice('q'),
      { type: 'voice', media_id },
      { stored: media_id, variable: media_id, shown: 'Sprachnachricht', inserted: 'Sprachnachricht.' },
    ],
    [
      'agreement is a boolean, read by its label',
      consent('q', { label_agree: 'Einverstanden' }),
      { type: 'consent', agreed: true },
      { stored: true, variable: true, shown: 'Einverstanden', inserted: 'Einverstanden.' },
    ],
    [
      'a skipped question is kept as null',
      number('q', { optional: true }),
      { type: 'skip' },
      { stored: null, variable: null, shown: 'Übersprungen', inserted: '.' },
    ],
  ])('%s', (_, block, reply, expected) => {
    expect(result(block, reply)).toEqual(expected);
  });
});

describe('a question nobody could answer as it is written', () => {
  test('with nothing to choose from is said and passed', () => {
    const gone = likert('c', { scale: { from: 'template', template_id: 'gone' } });
    const empty = [ranking('d', { options: [] }), picture('e'), matrix('f', { items: [] }), qa('g')];
    const conversation = new TestConversation(
      aSnapshot([single('a', { options: [] }), multiple('b', { options: [] }), gone, ...empty]),
    );
    expect(conversation.said).toEqual(['a?', 'b?', 'c?', 'd?', 'e?', 'f?', 'g?']);
    expect(conversation.state.finished).toBe(true);
  });

  test.each<[Block, object]>([
    [multiple('q', { options: plain, min: 9 }), { min: 3, max: null }],
    [multiple('q', { options: plain, min: 3, max: 2 }), { min: 2, max: 2 }],
    [slider('q', { min: 5, max: -5, step: 50 }), { min: -5, max: 5, step: 10 }],
    [slider('q', { min: 2, max: 2, step: 1 }), { min: 2, max: 2, step: 1 }],
    [date('q', { min: '2025-01-01', max: '2024-01-01' }), { min: '2024-01-01', max: '2025-01-01' }],
    [upload('q', { kinds: [] }), { kinds: ['image', 'audio', 'video', 'document'] }],
    [ranking('q', { options: [...plain, { id: 'r', text: 'Roller', score: null }] }), { options: { length: 3 } }],
    [number('q', { min: 9, max: 1 }), { min: 1, max: 9, integer: false }],
    [number('q', { min: 0.2, max: 0.8, integer: true }), { min: 0.2, max: 0.8, integer: false }],
  ])('gets bounds that can be kept', (block, bounds) => {
    expect(new TestConversation(aSnapshot([block])).question?.input).toMatchObject(bounds);
  });
});

test('scores and jumps do not go to the messenger', () => {
  const { question } = new TestConversation(aSnapshot([single('q', { options: scored })]));
  expect(question).toEqual({
    unique_question_id: 'q',
    nachfrage_id: null,
    item_id: null,
    optional: false,
    reason: null,
    input: { type: 'single', options: scored.map(({ id, text }) => ({ id, text })) },
  });
});
