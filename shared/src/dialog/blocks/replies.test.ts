import { describe, expect, test } from 'vitest';
import type { QuestionInput, Reply } from '../../contract/index.ts';
import { replyProblem } from './replies.ts';

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

const slider: QuestionInput = { type: 'slider', min: 1, max: 2, step: 0.1, label_min: '', label_max: '' };
const date: QuestionInput = { type: 'date', min: '2024-01-02', max: '2024-12-30' };
const email: QuestionInput = { type: 'email' };
const phone: QuestionInput = { type: 'phone' };
const url: QuestionInput = { type: 'url' };
const ranking: QuestionInput = { type: 'ranking', options };
const picture: QuestionInput = {
  type: 'picture',
  options: options.map((option) => Object.assign({}, option, { filename_db: null })),
  min: 1,
  max: 1,
};
const matrix: QuestionInput = { ...likert, type: 'matrix', item_id: 'i', position: 1, count: 2 };
const upload: QuestionInput = { type: 'upload', kinds: ['image'], max_bytes: 5 };
const voice: QuestionInput = { type: 'voice', max_seconds: 5, max_bytes: 5 };
const consent: QuestionInput = { type: 'consent', required: true, label_agree: 'Ja', label_decline: 'Nein' };
const qa: QuestionInput = { type: 'qa', max_length: 5, only_search: false };
const media_id = '01a1fda1-ff09-782d-9303-7d36dd193490';

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
    [number, { type: 'number', value: 0.5, typed: '0,50' }],
    [integer, { type: 'number', value: -3 }],
    [matrix, { type: 'matrix', item_id: 'i', value: 1 }],
    [slider, { type: 'slider', value: 1.1 + 0.1 + 0.1 }],
    [slider, { type: 'slider', value: 2 }],
    [date, { type: 'date', value: '2024-02-29' }],
    [date, { type: 'date', value: '2024-12-30' }],
    [email, { type: 'email', text: ' vor.nach+x@mail.beispiel.de ' }],
    [email, { type: 'email', text: 'jörg@büro.de' }],
    [phone, { type: 'phone', text: '+49 (0)30 / 123-456' }],
    [phone, { type: 'phone', text: '112' }],
    [url, { type: 'url', text: 'www.beispiel.de' }],
    [url, { type: 'url', text: 'http://münchen.de:8080/a?b=1#c' }],
    [ranking, { type: 'ranking', option_ids: ['c', 'a', 'b'] }],
    [picture, { type: 'picture', option_ids: ['b', 'b'] }],
    [upload, { type: 'upload', media_id }],
    [voice, { type: 'voice', media_id }],
    [consent, { type: 'consent', agreed: false }],
    [qa, { type: 'qa', text: 'Wann?' }],
    [
      { ...qa, only_search: true },
      { type: 'qa', text: null },
    ],
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
    [matrix, { type: 'matrix', item_id: 'i', value: 7 }, 'Bitte wählen Sie einen Punkt der Skala.'],
    [
      matrix,
      { type: 'matrix', item_id: 'j', value: 1 },
      'Diese Antwort passt nicht zur Frage. Bitte antworten Sie noch einmal.',
    ],
    [slider, { type: 'slider', value: 0.9 }, 'Die Zahl ist zu klein. Bitte geben Sie mindestens 1 ein.'],
    [slider, { type: 'slider', value: 2.1 }, 'Die Zahl ist zu groß. Bitte geben Sie höchstens 2 ein.'],
    [slider, { type: 'slider', value: 1.25 }, 'Bitte wählen Sie einen Wert in Schritten von 0,1.'],
    [slider, { type: 'slider', value: NaN }, 'Bitte geben Sie eine Zahl ein.'],
    [date, { type: 'date', value: '2023-02-29' }, 'Bitte geben Sie ein Datum ein, das es gibt.'],
    [date, { type: 'date', value: '29.02.2024' }, 'Bitte geben Sie ein Datum ein, das es gibt.'],
    [
      date,
      { type: 'date', value: '2024-01-01' },
      'Das Datum ist zu früh. Bitte geben Sie frühestens den 02.01.2024 ein.',
    ],
    [
      date,
      { type: 'date', value: '2024-12-31' },
      'Das Datum ist zu spät. Bitte geben Sie spätestens den 30.12.2024 ein.',
    ],
    ...[
      '',
      'ada',
      'ada@',
      '@b.de',
      'a@b',
      'a b@c.de',
      'a@b..de',
      'a@b.de.',
      'max@999.999.999.999',
      'a@b.de/c',
      `${'x'.repeat(250)}@b.de`,
    ].map((text): [QuestionInput, Reply, string] => [
      email,
      { type: 'email', text },
      'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    ]),
    ...['', '12', 'ruf an', '030 12x', '1234567890123456', '++49 30'].map((text): [QuestionInput, Reply, string] => [
      phone,
      { type: 'phone', text },
      'Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel 030 123456.',
    ]),
    ...['', 'beispiel', 'javascript:alert(1)', 'ftp://a.de', 'a b.de', 'https://', 'https://x:y@a.de', '..'].map(
      (text): [QuestionInput, Reply, string] => [
        url,
        { type: 'url', text },
        'Bitte geben Sie eine gültige Internetadresse ein, zum Beispiel www.beispiel.de.',
      ],
    ),
    [ranking, { type: 'ranking', option_ids: ['a', 'b'] }, 'Bitte bringen Sie alle Möglichkeiten in eine Reihenfolge.'],
    [
      ranking,
      { type: 'ranking', option_ids: ['a', 'b', 'b'] },
      'Bitte bringen Sie alle Möglichkeiten in eine Reihenfolge.',
    ],
    [ranking, { type: 'ranking', option_ids: ['a', 'b', 'x'] }, 'Bitte wählen Sie eine der angebotenen Möglichkeiten.'],
    [picture, { type: 'picture', option_ids: [] }, 'Bitte wählen Sie mindestens eine Möglichkeit.'],
    [picture, { type: 'picture', option_ids: ['a', 'b'] }, 'Bitte wählen Sie höchstens eine Möglichkeit.'],
    [qa, { type: 'qa', text: null }, 'Bitte schreiben Sie eine Antwort.'],
    [
      qa,
      { type: 'qa', text: 'Warum?' },
      'Ihre Antwort ist mit 6 Zeichen zu lang. Bitte kürzen Sie sie auf höchstens 5 Zeichen.',
    ],
    [upload, { type: 'voice', media_id }, 'Diese Antwort passt nicht zur Frage. Bitte antworten Sie noch einmal.'],
    [consent, { type: 'skip' }, 'Diese Frage lässt sich nicht überspringen. Bitte beantworten Sie sie.'],
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
    const late: Reply = { type: 'date', value: '2025-01-01' };
    expect(replyProblem(date, false, late, 'du')).toBe(
      'Das Datum ist zu spät. Bitte gib spätestens den 30.12.2024 ein.',
    );
    expect(replyProblem(date, false, late, 'du', 'en')).toBe(
      'The date is too late. Please enter 30 December 2024 or earlier.',
    );
    expect(replyProblem(open, false, skip, 'sie', 'nl')).toBe(replyProblem(open, false, skip, 'sie', 'en'));
  });
});

test('an optional question may be skipped, whatever its type', () => {
  const inputs = [
    open,
    single,
    multiple,
    likert,
    matrix,
    slider,
    number,
    date,
    email,
    phone,
    url,
    ranking,
    picture,
    qa,
  ];
  expect(inputs.map((input) => replyProblem(input, true, { type: 'skip' }, 'sie'))).toEqual(inputs.map(() => null));
});
