import { describe, expect, test } from 'vitest';
import type { Block, Reply } from '../../../contract/index.ts';
import { block as blockSchema } from '../../../contract/schemas/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { fhir, imported, item } from './testing/fhir.ts';
import type { Fhir } from './testing/fhir.ts';

const occurs = (name: 'minOccurs' | 'maxOccurs', valueInteger: number): Fhir => ({
  url: `http://hl7.org/fhir/StructureDefinition/questionnaire-${name}`,
  valueInteger,
});
const asked = (linkId: string, type = 'string', fields: Fhir = {}): Fhir =>
  item(linkId, type, { required: true, ...fields });
const repeating = (linkId: string, items: readonly Fhir[], fields: Fhir = {}): Fhir =>
  asked(linkId, 'group', { repeats: true, item: items, ...fields });
const older = (question: string): Fhir => ({ enableWhen: [{ question, operator: '>', answerInteger: 5 }] });

const children = repeating(
  'kind',
  [asked('name'), asked('alter', 'integer'), asked('schule', 'string', older('alter'))],
  { text: 'Kind', extension: [occurs('maxOccurs', 3)] },
);

const loopIn = (blocks: readonly Block[], id = 'kind') => {
  const found = blocks.find(({ unique_question_id }) => unique_question_id === id);
  if (found?.type !== 'loop') throw new Error(`${id} is no loop`);
  return found;
};

/** The questions that come, for replies in their order. */
function way(items: readonly Fhir[], replies: readonly (string | number | boolean)[]): (string | null)[] {
  const { blocks, templ_options } = imported(fhir(items)).survey;
  const conversation = new TestConversation(aSnapshot(blocks, { templ_options }));
  const come = [conversation.at];
  for (const said of replies) {
    const reply: Reply =
      typeof said === 'string'
        ? { type: 'open', text: said }
        : typeof said === 'number'
          ? { type: 'number', value: said }
          : { type: 'single', option_id: conversation.at?.includes('+again') ? (said ? 'yes' : 'no') : String(said) };
    expect(conversation.reply(reply).outcome).toBe('accepted');
    come.push(conversation.at);
  }
  return come;
}

describe('a group that repeats is a loop', () => {
  test('with its items as the group, and nothing for the check to find', () => {
    const { survey, notes } = imported(fhir([children, asked('ende')]));
    expect(loopIn(survey.blocks)).toMatchObject({
      context: 'Kind',
      variable: 'kind',
      members: ['name', 'alter', 'schule', 'ende:1:1'],
      rounds: { kind: 'again', text: 'Gibt es noch einen weiteren Eintrag zu „Kind“?', yes: 'Ja', no: 'Nein', most: 3 },
    });
    expect(notes).toEqual(['Kind: Wird als „Wiederholung“ gestellt, höchstens 3-mal.']);
    for (const block of survey.blocks) expect(blockSchema.parse(block)).toEqual(block);
    expect(checkDialog(aSnapshot(survey.blocks, { privacy_declaration_text: 'x' }))).toEqual([]);
  });

  test('whose rounds each have their own conditions', () => {
    expect(way([children, asked('ende')], ['Anna', 4, true, 'Ben', 7, 'Gymnasium', false])).toEqual([
      'name@1',
      'alter@1',
      'kind@1+again',
      'name@2',
      'alter@2',
      'schule@2',
      'kind@2+again',
      'ende',
    ]);
  });

  test('and is passed over with its condition', () => {
    const has = { enableWhen: [{ question: 'hat', operator: '=', answerBoolean: true }] };
    const items = [asked('hat', 'boolean'), { ...children, ...has }, asked('ende')];
    expect(way(items, [false])).toEqual(['hat', 'ende']);
    expect(way(items, [true, 'Anna', 9, 'Grundschule', false]).slice(1)).toEqual([
      'name@1',
      'alter@1',
      'schule@1',
      'kind@1+again',
      'ende',
    ]);
  });

  test('asked a certain number of times, where the file wants just that', () => {
    const twice = repeating('g', [asked('a')], { extension: [occurs('minOccurs', 2), occurs('maxOccurs', 2)] });
    const { survey, notes } = imported(fhir([twice]));
    expect(loopIn(survey.blocks, 'g').rounds).toEqual({ kind: 'number', count: '2', most: 2 });
    expect(notes).toEqual(['Text g: Wird als „Wiederholung“ gestellt, 2-mal.']);
    expect(way([twice], ['x', 'y'])).toEqual(['a@1', 'a@2', null]);
  });

  test('within another one, and in English', () => {
    const inner = repeating('inner', [asked('b')], { text: 'Dose' });
    const content = fhir([repeating('outer', [asked('a'), inner], { text: 'Drug' })], { language: 'en' });
    const { blocks } = imported(content).survey;
    expect(loopIn(blocks, 'outer').members).toEqual(['a', 'inner']);
    expect(loopIn(blocks, 'inner').members).toEqual(['b']);
    expect(loopIn(blocks, 'inner').rounds).toMatchObject({ text: 'Is there another entry for “Dose”?', yes: 'Yes' });
    expect(checkDialog(aSnapshot(blocks, { privacy_declaration_text: 'x', language: 'en' }))).toEqual([]);
  });
});

describe('what cannot be as in the file is told', () => {
  const told = (fields: Fhir): string[] => imported(fhir([{ ...repeating('g', [asked('a')]), ...fields }])).notes;
  test.each<[string, Fhir, string]>([
    ['no limit', {}, 'höchstens 10-mal. Die Datei nennt keine Grenze.'],
    [
      'more rounds than there can be',
      { extension: [occurs('maxOccurs', 50)] },
      'höchstens 20-mal. In der Datei bis zu 50-mal.',
    ],
    [
      'none at all',
      { required: false, extension: [occurs('maxOccurs', 4)] },
      'höchstens 4-mal. Die erste Runde kommt immer, in der Datei darf auch sie entfallen.',
    ],
    [
      'a least number',
      { extension: [occurs('minOccurs', 2), occurs('maxOccurs', 4)] },
      'höchstens 4-mal. In der Datei mindestens 2-mal.',
    ],
  ])('%s', (_, fields, sentence) => {
    expect(told(fields)).toEqual([`Text g: Wird als „Wiederholung“ gestellt, ${sentence}`]);
  });

  test('a condition outside that asks for what each round has', () => {
    const { notes } = imported(fhir([children, asked('danach', 'string', older('alter'))]));
    expect(notes.at(-1)).toBe(
      'Text danach: Die Bedingung von „Text danach“ lässt sich nicht übernehmen, der Block erscheint immer. Sie hängt von einer Angabe ab, die es in jeder Runde einer Wiederholung gibt.',
    );
  });

  test('a formula outside over what each round has, not one within the round', () => {
    const formula = (expression: string): Fhir => ({
      extension: [
        {
          url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
          valueExpression: { language: 'text/fhirpath', expression },
        },
      ],
    });
    const twice = item('doppelt', 'integer', formula("%resource.descendants().where(linkId='alter').answer.value * 2"));
    const within = imported(fhir([repeating('kind', [asked('alter', 'integer'), twice])])).survey.blocks;
    expect(loopIn(within).members).toEqual(['alter', 'doppelt']);
    const outside = imported(fhir([repeating('kind', [asked('alter', 'integer')]), twice]));
    expect(outside.survey.blocks.map(({ unique_question_id }) => unique_question_id)).toEqual(['kind', 'alter']);
    expect(outside.notes.at(-1)).toContain('Formel');
  });

  test('a group without a question says its text, and one with too many is asked once', () => {
    const said = imported(fhir([repeating('g', [item('nur', 'display')]), asked('ende')]));
    expect(said.survey.blocks.map(({ type }) => type)).toEqual(['message', 'message', 'open']);
    const many = Array.from({ length: 80 }, (_, index) => asked(`a${index}`));
    const once = imported(fhir([repeating('g', many)]));
    expect(once.survey.blocks.some(({ type }) => type === 'loop')).toBe(false);
    expect(once.notes).toEqual(['Text g: In der Datei darf mehrmals geantwortet werden, im Dialog einmal.']);
  });
});
