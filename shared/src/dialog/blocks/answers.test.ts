import { describe, expect, test } from 'vitest';
import type { Block, Reply } from '../../contract/index.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { likert, multiple, number, open, single } from '../testing/blocks.ts';
import { Talk } from '../testing/Talk.ts';

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
const plain = [
  { id: 'r', text: 'Rad', score: null },
  { id: 'b', text: 'Bus', score: null },
  { id: 'z', text: 'Zug', score: null },
];

/** What becomes of one reply: kept, put into the variable, shown in the bubble, read by `{{x}}`. */
function result(block: Block, reply: Reply) {
  const talk = new Talk(
    aSnapshot([{ ...block, variable: 'x' }], {
      ending: '{{x}}.',
      templ_options: [{ id: 'f', name: 'Häufigkeit', points: frequency }],
    }),
  );
  talk.reply(reply);
  return { stored: talk.stored['q'], variable: talk.variable('x'), shown: talk.shown[0], inserted: talk.said.at(-1) };
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
    const talk = new Talk(aSnapshot([single('a', { options: [] }), multiple('b', { options: [] }), gone]));
    expect(talk.said).toEqual(['a?', 'b?', 'c?']);
    expect(talk.state.finished).toBe(true);
  });

  test.each<[Block, object]>([
    [multiple('q', { options: plain, min: 9 }), { min: 3, max: null }],
    [multiple('q', { options: plain, min: 3, max: 2 }), { min: 2, max: 2 }],
    [number('q', { min: 9, max: 1 }), { min: 1, max: 9, integer: false }],
    [number('q', { min: 0.2, max: 0.8, integer: true }), { min: 0.2, max: 0.8, integer: false }],
  ])('gets bounds that can be kept', (block, bounds) => {
    expect(new Talk(aSnapshot([block])).question?.input).toMatchObject(bounds);
  });
});

test('scores and jumps do not go to the messenger', () => {
  const { question } = new Talk(aSnapshot([single('q', { options: scored })]));
  expect(question).toEqual({
    unique_question_id: 'q',
    nachfrage_id: null,
    item_id: null,
    optional: false,
    reason: null,
    input: { type: 'single', options: scored.map(({ id, text }) => ({ id, text })) },
  });
});
