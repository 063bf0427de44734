import { describe, expect, test } from 'vitest';
import type { QuestionInput, Reply } from '../../contract/index.ts';
import { replyProblem } from './replyProblem.ts';

const options = [
  { id: 'a', text: 'A' },
  { id: 'b', text: 'B' },
  { id: 'c', text: 'C' },
];
const open: QuestionInput = { type: 'open', multiline: false, max_length: 5 };
const single: QuestionInput = { type: 'single', options };
const multiple: QuestionInput = { type: 'multiple', options, min: 1, max: 2 };
const likert: QuestionInput = {
  type: 'likert',
  points: [
    { value: 0, label: 'nie' },
    { value: 1, label: 'oft' },
  ],
  na: false,
};
const number: QuestionInput = { type: 'number', min: 0.5, max: 10, integer: false, unit: null };
const integer: QuestionInput = { type: 'number', min: null, max: null, integer: true, unit: null };

const problem = (input: QuestionInput, reply: Reply): string | null => replyProblem(input, false, reply, 'sie');

describe('a reply that fits has no problem', () => {
  test.each<[QuestionInput, Reply]>([
    [open, { type: 'open', text: ' Eva12 ' }],
    [single, { type: 'single', option_id: 'b' }],
    [multiple, { type: 'multiple', option_ids: ['a', 'c'] }],
    [multiple, { type: 'multiple', option_ids: ['a', 'b', 'a'] }],
    [likert, { type: 'likert', value: 0 }],
    [
      { ...likert, na: true },
      { type: 'likert', value: 'na' },
    ],
    [number, { type: 'number', value: 0.5 }],
    [integer, { type: 'number', value: -3 }],
  ])('%j %j', (input, reply) => {
    expect(problem(input, reply)).toBeNull();
  });
});

describe('a bad reply gets a sentence', () => {
  test.each<[QuestionInput, Reply, string]>([
    [open, { type: 'open', text: ' \n\0' }, 'Bitte schreiben Sie eine Antwort.'],
    [
      open,
      { type: 'open', text: 'Sechs!' },
      'Ihre Antwort ist mit 6 Zeichen zu lang. Bitte kürzen Sie sie auf höchstens 5 Zeichen.',
    ],
    [single, { type: 'single', option_id: 'x' }, 'Bitte wählen Sie eine der angebotenen Möglichkeiten.'],
    [multiple, { type: 'multiple', option_ids: ['x'] }, 'Bitte wählen Sie eine der angebotenen Möglichkeiten.'],
    [multiple, { type: 'multiple', option_ids: [] }, 'Bitte wählen Sie mindestens eine Möglichkeit.'],
    [multiple, { type: 'multiple', option_ids: ['a', 'b', 'c'] }, 'Bitte wählen Sie höchstens 2 Möglichkeiten.'],
    [likert, { type: 'likert', value: 7 }, 'Bitte wählen Sie einen Punkt der Skala.'],
    [likert, { type: 'likert', value: 'na' }, 'Bitte wählen Sie einen Punkt der Skala.'],
    [number, { type: 'number', value: 0.4 }, 'Die Zahl ist zu klein. Bitte geben Sie mindestens 0,5 ein.'],
    [number, { type: 'number', value: 11 }, 'Die Zahl ist zu groß. Bitte geben Sie höchstens 10 ein.'],
    [number, { type: 'number', value: NaN }, 'Bitte geben Sie eine Zahl ein.'],
    [integer, { type: 'number', value: 1.5 }, 'Bitte geben Sie eine ganze Zahl ein.'],
    [single, { type: 'open', text: 'A' }, 'Diese Antwort passt nicht zur Frage. Bitte antworten Sie noch einmal.'],
    [open, { type: 'skip' }, 'Diese Frage lässt sich nicht überspringen. Bitte beantworten Sie sie.'],
  ])('%j %j', (input, reply, sentence) => {
    expect(problem(input, reply)).toBe(sentence);
  });

  test('in the wording and language of the dialog', () => {
    const skip: Reply = { type: 'skip' };
    expect(replyProblem(open, false, skip, 'du')).toBe(
      'Diese Frage lässt sich nicht überspringen. Bitte beantworte sie.',
    );
    expect(replyProblem(open, false, skip, 'sie', 'en-GB')).toBe('This question cannot be skipped. Please answer it.');
    expect(replyProblem(open, false, skip, 'sie', 'fr')).toBe(
      'Diese Frage lässt sich nicht überspringen. Bitte beantworten Sie sie.',
    );
  });
});

test('an optional question may be skipped, whatever its type', () => {
  const inputs = [open, single, multiple, likert, number];
  expect(inputs.map((input) => replyProblem(input, true, { type: 'skip' }, 'sie'))).toEqual(inputs.map(() => null));
});
