import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../contract/index.ts';
import { coded, fhir, imported, item, neverToAlways, ordinal } from '../testing/fhir.ts';
import type { Fhir } from '../testing/fhir.ts';

const extension = (name: string, value: Fhir): Fhir => ({
  url: `http://hl7.org/fhir/StructureDefinition/${name}`,
  ...value,
});
const texts = (block: Block | undefined): string[] =>
  block && 'options' in block ? block.options.map(({ text }) => text) : [];

const control = (code: string): Fhir =>
  extension('questionnaire-itemControl', { valueCodeableConcept: { coding: [{ code }] } });
const slider = control('slider');
const label = (code: string, text: string): Fhir => item(`l.${code}`, 'display', { text, extension: [control(code)] });

function blockOf(one: Fhir, fields: Fhir = {}): { block: Block | undefined; notes: string[] } {
  const { survey, notes } = imported(fhir([one], fields));
  return { block: survey.blocks[0], notes };
}

describe('an item becomes a block by its type', () => {
  test.each<[string, Fhir, object]>([
    ['display', {}, { type: 'message', context: 'Text x' }],
    ['group', {}, { type: 'message', context: 'Text x', variable: null }],
    ['string', {}, { type: 'open', multiline: false, max_length: 2_000 }],
    [
      'string',
      { extension: [extension('entryFormat', { valueString: 'fünf Ziffern' })] },
      { type: 'open', context: 'Text x\n\nfünf Ziffern' },
    ],
    ['time', {}, { type: 'time', min: null, max: null }],
    [
      'time',
      {
        extension: [
          extension('minValue', { valueTime: '08:00:00' }),
          extension('maxValue', { valueTime: '18:30:00.000' }),
        ],
      },
      { type: 'time', min: '08:00', max: '18:30' },
    ],
    ['date', { extension: [extension('minValue', { valueDate: '2000-01-01' })] }, { type: 'date', min: '2000-01-01' }],
    ['url', {}, { type: 'url' }],
    ['attachment', {}, { type: 'upload', kinds: ['image', 'document'] }],
    [
      'integer',
      {
        extension: [slider, extension('minValue', { valueInteger: 0 }), extension('maxValue', { valueInteger: 10 })],
        item: [label('lower', 'kein'), label('upper', 'stark')],
      },
      { type: 'slider', min: 0, max: 10, step: 1, label_min: 'kein', label_max: 'stark', context: 'Text x' },
    ],
    ['string', { answerOption: [{ valueString: 'a' }, { valueString: 'b' }] }, { type: 'single' }],
    ['integer', { answerOption: [{ valueInteger: 1 }, { valueInteger: 5 }] }, { type: 'likert' }],
    [
      'choice',
      { answerOption: [{ ...coded('a', 'nie'), extension: [extension('optionPrefix', { valueString: 'A)' })] }] },
      { type: 'single', options: [{ id: 'a', text: 'A) nie' }] },
    ],
    [
      'choice',
      {
        answerOption: neverToAlways,
        repeats: true,
        extension: [extension('minOccurs', { valueInteger: 2 }), extension('maxOccurs', { valueInteger: 3 })],
      },
      { type: 'multiple', min: 2, max: 3 },
    ],
    ['string', { maxLength: 50 }, { type: 'open', max_length: 50 }],
    ['text', {}, { type: 'open', multiline: true, max_length: 10_000 }],
    ['integer', {}, { type: 'number', integer: true, min: null, max: null }],
    [
      'decimal',
      { extension: [extension('minValue', { valueDecimal: 0.5 }), extension('maxValue', { valueInteger: 9 })] },
      { type: 'number', integer: false, min: 0.5, max: 9 },
    ],
    [
      'quantity',
      { extension: [extension('questionnaire-unit', { valueCoding: { code: 'kg', display: 'Kilogramm' } })] },
      { type: 'number', unit: 'Kilogramm' },
    ],
    [
      'boolean',
      {},
      {
        type: 'single',
        options: [
          { id: 'true', text: 'Ja', score: null },
          { id: 'false', text: 'Nein', score: null },
        ],
      },
    ],
    ['choice', { answerOption: neverToAlways }, { type: 'likert' }],
    ['coding', { answerOption: neverToAlways }, { type: 'likert' }],
    ['question', { answerOption: neverToAlways }, { type: 'likert' }],
    ['question', {}, { type: 'message' }],
    ['choice', { answerOption: [coded('a', 'A'), coded('b', 'B')] }, { type: 'single' }],
    ['choice', { answerOption: [coded('a', 'A', 1), coded('b', 'B', 1)] }, { type: 'single' }],
    [
      'choice',
      { answerOption: neverToAlways, repeats: true, required: true },
      { type: 'multiple', min: 1, max: null, optional: false },
    ],
    ['choice', { answerOption: neverToAlways, repeats: true }, { type: 'multiple', min: 0, optional: true }],
  ])('%s %j', (type, fields, expected) => {
    const { block, notes } = blockOf(item('x', type, fields));
    expect(block).toMatchObject(expected);
    expect(notes).toEqual([]);
  });

  test.each<[string, Fhir, object, string]>([
    ['duration', {}, { type: 'open' }, 'Für den Typ „duration“ gibt es keinen Block. Wird als offene Frage gestellt'],
    [
      'time',
      { extension: [extension('minValue', { valueTime: '08:00:30' })] },
      { type: 'time', min: null },
      'Eine Grenze der Datei lässt sich nicht übernehmen',
    ],
    ['dateTime', {}, { type: 'date' }, 'nach Datum und Uhrzeit gefragt, im Dialog nur nach dem Datum'],
    [
      'choice',
      { answerValueSet: 'http://example.org/farben' },
      { type: 'open' },
      'Die Antwortliste „http://example.org/farben“ ist nicht in der Datei enthalten',
    ],
    ['string', { repeats: true }, { type: 'open' }, 'In der Datei darf mehrmals geantwortet werden'],
    ['string', { initial: [{ valueString: 'Berlin' }] }, { type: 'open' }, 'Die Vorbelegung „Berlin“'],
    ['string', { extension: [extension('regex', { valueString: '[0-9]{5}' })] }, { type: 'open' }, '„[0-9]{5}“'],
    ['string', { extension: [extension('minLength', { valueInteger: 3 })] }, { type: 'open' }, 'Mindestlänge von 3'],
    ['decimal', { extension: [extension('maxDecimalPlaces', { valueInteger: 1 })] }, { type: 'number' }, 'Nachkomma'],
    ['integer', { extension: [slider] }, { type: 'number' }, 'fehlen in der Datei die Grenzen'],
    ['date', { extension: [extension('entryFormat', { valueString: 'TT.MM.' })] }, { type: 'date' }, '„TT.MM.“'],
    ['choice', {}, { type: 'open' }, 'In der Datei stehen keine Antworten'],
    ['open-choice', { answerOption: neverToAlways }, { type: 'likert' }, 'sind auch eigene Antworten erlaubt'],
    [
      'coding',
      { answerOption: neverToAlways, answerConstraint: 'optionsOrString' },
      { type: 'likert' },
      'sind auch eigene Antworten erlaubt',
    ],
  ])('%s %j with a note', (type, fields, expected, note) => {
    const { block, notes } = blockOf(item('x', type, fields));
    expect(block).toMatchObject(expected);
    expect(notes).toEqual([expect.stringContaining(note)]);
  });

  const own = { id: 'other', text: 'Sonstiges, und zwar …', score: null };
  const apple = { id: 'a', text: 'Apfel', score: null };
  const openLabel = extension('questionnaire-openLabel', { valueString: 'Andere Sorte' });
  test.each<[string, Fhir, object]>([
    ['open-choice', {}, { type: 'single', other: 'text', options: [apple, own] }],
    ['coding', { answerConstraint: 'optionsOrString' }, { type: 'single', other: 'text', options: [apple, own] }],
    ['open-choice', { repeats: true }, { type: 'multiple', other: 'text', options: [apple, own] }],
    ['open-choice', { extension: [openLabel] }, { options: [apple, { ...own, text: 'Andere Sorte' }] }],
    [
      'open-choice',
      { answerOption: [coded('other', 'Anderes')] },
      { other: 'text', other_optional: true, options: [{ ...own, text: 'Anderes' }] },
    ],
  ])('%s %j may be answered in own words, as Sonstiges', (type, fields, expected) => {
    const { block, notes } = blockOf(item('x', type, { answerOption: [coded('a', 'Apfel')], ...fields }));
    expect(block).toMatchObject(expected);
    expect(notes).toEqual([]);
  });

  test('or is left out with a note, when a dialog has nothing for it', () => {
    const hidden = { extension: [extension('questionnaire-hidden', { valueBoolean: true })] };
    const { survey, notes } = imported(
      fhir([item('a', 'reference'), item('b', 'string', hidden), item('c', 'string')]),
    );
    expect(survey.blocks.map(({ unique_question_id }) => unique_question_id)).toEqual(['c']);
    expect(notes).toEqual([
      'Text a: Für den Typ „reference“ gibt es keinen Block. Wurde ausgelassen.',
      'Text b: Ist in der Datei verborgen. Wurde ausgelassen.',
    ]);
  });
});

test('a question may be skipped unless the file requires it', () => {
  const { survey } = imported(
    fhir([item('a', 'string'), item('b', 'string', { required: true }), item('c', 'string', { required: false })]),
  );
  expect(survey.blocks.map(({ optional }) => optional)).toEqual([true, false, true]);
});

test('questions of groups and below questions come in their order, help joins the question it explains', () => {
  const help = item('a.h', 'display', { text: 'Bitte ehrlich.' });
  const nested = item('g', 'group', {
    item: [item('a', 'boolean', { item: [help, item('a.1', 'string')] }), item('b', 'string')],
  });
  const { survey } = imported(fhir([nested, item('c', 'string')]));
  expect(survey.blocks.map(({ context }) => context)).toEqual([
    'Text g',
    'Text a\n\nBitte ehrlich.',
    'Text a.1',
    'Text b',
    'Text c',
  ]);
});

test('a prefix stands before the text, and a group without text and items is told', () => {
  expect(blockOf(item('x', 'string', { prefix: 'A.' })).block?.context).toBe('A. Text x');
  expect(blockOf(item('x', 'string', { text: undefined, prefix: 'A.' })).block?.context).toBe('A.');
  const { notes } = imported(fhir([item('g', 'group', { text: undefined }), item('x', 'string')]));
  expect(notes).toEqual(['g: Enthält weder Text noch Fragen. Wurde ausgelassen.']);
});

test('the name and language of the dialog come from the file where it has them', () => {
  expect(imported(fhir([item('a', 'boolean')], { language: 'en-GB', title: '', name: 'Sleep' })).survey).toMatchObject({
    survey_name: 'Sleep',
    language: 'en-GB',
    ending: 'Thank you! You have answered all questions.',
    blocks: [{ options: [{ text: 'Yes' }, { text: 'No' }] }],
  });
  expect(imported(fhir([item('a', 'string')], { language: 'deutsch', title: null })).survey).toMatchObject({
    survey_name: 'Importierter Fragebogen',
    language: 'de',
  });
});

describe('answers', () => {
  test('may be codes, texts or numbers, scored by ordinalValue or itemWeight', () => {
    const answerOption = [
      { valueCoding: { code: 'a', display: 'Eins', extension: [ordinal(1)] } },
      {
        valueString: 'Zwei',
        extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/itemWeight', valueDecimal: 2.5 }],
      },
      { valueInteger: 3, extension: [ordinal(4)] },
    ];
    expect(blockOf(item('x', 'choice', { answerOption })).block).toMatchObject({
      scale: {
        from: 'block',
        points: [
          { value: 1, label: 'Eins' },
          { value: 2.5, label: 'Zwei' },
          { value: 4, label: '3' },
        ],
      },
    });
  });

  const concept = [
    { code: 'n', display: 'nie', extension: [ordinal(0)] },
    { code: 'i', display: 'immer', extension: [ordinal(1)] },
  ];

  test.each<[string, string, Fhir[]]>([
    ['by #id', '#vs', [{ resourceType: 'ValueSet', id: 'vs', compose: { include: [{ concept }] } }]],
    [
      'by address',
      'http://x/vs|2.0',
      [{ resourceType: 'ValueSet', id: 'vs', url: 'http://x/vs', compose: { include: [{ concept }] } }],
    ],
    ['expanded', '#vs', [{ resourceType: 'ValueSet', id: 'vs', expansion: { contains: concept } }]],
    [
      'over a contained code system',
      '#vs',
      [
        { resourceType: 'ValueSet', id: 'vs', compose: { include: [{ system: 'http://x/cs' }] } },
        { resourceType: 'CodeSystem', id: 'cs', url: 'http://x/cs', concept },
      ],
    ],
  ])('may be a contained value set, %s', (_, answerValueSet, contained) => {
    expect(blockOf(item('x', 'choice', { answerValueSet }), { contained }).block).toMatchObject({
      type: 'likert',
      scale: {
        points: [
          { value: 0, label: 'nie' },
          { value: 1, label: 'immer' },
        ],
      },
    });
  });

  test('may be a published list', () => {
    const listed = (answerValueSet: string) => blockOf(item('x', 'choice', { answerValueSet })).block;
    expect(listed('http://loinc.org/vs/LL358-3')).toMatchObject({ type: 'likert' });
    expect(texts(listed('http://terminology.hl7.org/ValueSet/v2-0136|2.9'))).toEqual(['Ja', 'Nein']);
    expect(texts(listed('http://hl7.org/fhir/ValueSet/administrative-gender'))).toHaveLength(4);
  });

  test('with the same code twice get ids of their own', () => {
    const { block } = blockOf(
      item('x', 'choice', { answerOption: [coded('a', 'A'), coded('a', 'B'), coded('', 'C')] }),
    );
    expect(block).toMatchObject({ options: [{ id: 'a' }, { id: 'a-2' }, { id: 'o3' }] });
  });

  test('beyond what a question can offer make it an open one', () => {
    const answerOption = Array.from({ length: 201 }, (_, index) => coded(`${index}`, `Antwort ${index}`));
    const { block, notes } = blockOf(item('x', 'choice', { answerOption }));
    expect(block?.type).toBe('open');
    expect(notes).toEqual([expect.stringContaining('nennt 201 Antworten, zur Wahl stehen können höchstens 200')]);
  });
});
