import { describe, expect, test } from 'vitest';
import { coded, fhir, imported, item } from '../testing/fhir.ts';
import type { Fhir } from '../testing/fhir.ts';

const blocksOf = (items: readonly Fhir[]) => imported(fhir(items)).survey.blocks;

describe('a questionnaire of FHIR 3', () => {
  test.each<[string, Fhir[], string[]]>([
    ['text', [{ valueString: 'rot' }, { valueString: 'blau' }], ['rot', 'blau']],
    ['whole numbers', [{ valueInteger: 1 }, { valueInteger: 2 }], ['1', '2']],
    ['days', [{ valueDate: '2026-01-01' }, { valueDate: '2026-02-01' }], ['2026-01-01', '2026-02-01']],
    ['times', [{ valueTime: '08:00:00' }, { valueTime: '20:00:00' }], ['08:00:00', '20:00:00']],
    ['codes', [coded('a', 'Apfel'), coded('b', 'Birne')], ['Apfel', 'Birne']],
  ])('offers the options that it lists as %s', (_, option, labels) => {
    const { survey, notes } = imported(fhir([item('a', 'choice', { option })]));
    const [block] = survey.blocks;
    const said =
      block?.type === 'single' ? block.options.map(({ text }) => text) : block?.type === 'likert' ? labels : [];
    expect(said).toEqual(labels);
    expect(notes).toEqual([]);
  });

  test('asks on one of several answers, and where there is an answer at all', () => {
    const enableWhen = [
      { question: 'a', answerString: 'ja' },
      { question: 'b', hasAnswer: true },
    ];
    const blocks = blocksOf([item('a', 'string'), item('b', 'string'), item('c', 'string', { enableWhen })]);
    const jumps = JSON.stringify(blocks.map(({ jump_to_ids }) => jump_to_ids));
    expect(jumps).toContain('oder');
    expect(
      imported(fhir([item('a', 'string'), item('b', 'string'), item('c', 'string', { enableWhen })])).notes,
    ).toEqual([]);
  });

  test('says that a value was filled in beforehand', () => {
    const { notes } = imported(fhir([item('a', 'string', { initialString: 'Ada' })]));
    expect(notes).toEqual(['Text a: Die Vorbelegung „Ada“ wurde nicht übernommen.']);
  });
});

describe('a value of the wrong JSON type', () => {
  const options = [coded('a', 'Apfel'), coded('b', 'Birne')];

  test.each<[string, Fhir, (notes: string, block: Fhir) => void]>([
    ['"repeats": "true" is several answers', { repeats: 'true' }, (_, block) => expect(block['type']).toBe('multiple')],
    ['"required": "true" is asked for', { required: 'true' }, (_, block) => expect(block['optional']).toBe(false)],
    [
      '"required": "vielleicht" is refused',
      { required: 'vielleicht' },
      (notes) => expect(notes).toContain('nicht übernommen'),
    ],
    ['"text": 7 is its text', { text: 7 }, (_, block) => expect(block['context']).toBe('7')],
  ])('%s, and the report says so', (_, fields, holds) => {
    const { survey, notes } = imported(fhir([item('a', 'choice', { answerOption: options, ...fields })]));
    expect(notes.join()).toContain(`Die Angabe „${Object.keys(fields)[0]}“ hat in der Datei eine falsche Form`);
    holds(notes.join(), { ...survey.blocks[0] });
  });

  test('one option instead of a list is a list of it', () => {
    const { survey, notes } = imported(fhir([item('a', 'choice', { answerOption: options[0] })]));
    expect(survey.blocks[0]).toMatchObject({ type: 'single', options: [{ text: 'Apfel' }] });
    expect(notes.join()).toContain('„answerOption“');
  });

  test('an item whose linkId is a number has that linkId', () => {
    expect(imported(fhir([{ ...item('1', 'string'), linkId: 1 }])).survey.blocks[0]?.unique_question_id).toBe('1');
  });
});

describe('a text that stands in its rendered form', () => {
  const rendered = (valueString: string, form = 'xhtml'): Fhir => ({
    extension: [{ url: `http://hl7.org/fhir/StructureDefinition/rendering-${form}`, valueString }],
  });

  test('alone, is the text', () => {
    const [block] = blocksOf([
      { linkId: 'a', type: 'display', _text: rendered('<div><p>Guten <b>Tag</b></p><ul><li>eins</li></ul></div>') },
    ]);
    expect(block?.context).toContain('Guten Tag');
    expect(block?.context).toContain('• eins');
  });

  test('says more than the plain one, and is taken', () => {
    const _text = rendered('<p>Wie alt sind Sie?</p><p>In vollen Jahren.</p>');
    expect(blocksOf([item('a', 'integer', { text: 'Wie alt sind Sie?', _text })])[0]?.context).toContain(
      'In vollen Jahren.',
    );
  });

  test('in an option, or as Markdown', () => {
    const option = { valueCoding: { code: 'x', _display: rendered('**Sehr** gern', 'markdown') } };
    const [block] = blocksOf([item('a', 'choice', { answerOption: [option] })]);
    expect(block).toMatchObject({ options: [{ text: 'Sehr gern' }] });
  });
});

describe('an answer list that everybody knows', () => {
  const frequency = item('a', 'choice', { text: 'Feeling nervous', answerValueSet: 'http://loinc.org/vs/LL358-3' });

  test('comes in the language of the file', () => {
    const { survey } = imported(fhir([frequency], { language: 'en' }));
    expect(JSON.stringify(survey.blocks)).toContain('Not at all');
    expect(JSON.stringify(imported(fhir([frequency])).survey.blocks)).toContain('Überhaupt nicht');
  });

  test('comes not at all where the language is another, or not sure', () => {
    for (const language of ['fr', undefined]) {
      const { survey, notes } = imported(fhir([{ ...frequency, text: 'x' }], { language }));
      expect(survey.blocks[0]?.type).toBe('open');
      expect(notes.join()).toContain('nicht in der Datei enthalten');
    }
  });
});

describe('what stands with something that nobody is asked', () => {
  test('has a line: help, unit and result texts', () => {
    const help = { linkId: 'h', type: 'display', text: 'Ab 10 Punkten auffällig.' };
    const { notes } = imported(fhir([item('a', 'string'), item('x', 'integer', { readOnly: true, item: [help] })]));
    expect(notes.join()).toContain('„Ab 10 Punkten auffällig.“');
  });
});

test('a cause stands once, with all items that it concerns', () => {
  const items = Array.from({ length: 20 }, (_, n) =>
    item(`${n}`, 'choice', { answerConstraint: 'optionsOrType', answerOption: [coded('a', 'Apfel')] }),
  );
  const { report } = imported(fhir(items));
  expect(report.lines).toHaveLength(1);
  expect(report.lines[0]?.items).toHaveLength(20);
});
