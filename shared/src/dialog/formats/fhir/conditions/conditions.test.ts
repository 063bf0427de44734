import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../../contract/index.ts';
import { block as blockSchema } from '../../../../contract/schemas/index.ts';
import { checkExpression } from '../../../expressions/checkExpression.ts';
import { aSnapshot } from '../../../testing/aSnapshot.ts';
import { coded, fhir, imported, item, neverToAlways } from '../testing/fhir.ts';
import type { Fhir } from '../testing/fhir.ts';
import { TestConversation } from '../../../testing/TestConversation.ts';
import { variablesOf } from '../../../variablesOf.ts';

const when = (question: string, operator: string, answer: Fhir): Fhir => ({ question, operator, ...answer });
const yes = (question: string): Fhir => when(question, '=', { answerBoolean: true });
const shownWhen = (linkId: string, ...enableWhen: readonly Fhir[]): Fhir => item(linkId, 'string', { enableWhen });

/** The ids of the questions that come, for replies given by question id; texts for all others. */
function way(items: readonly Fhir[], replies: Readonly<Record<string, Reply>>): string[] {
  const { blocks, templ_options } = imported(fhir(items)).survey;
  const conversation = new TestConversation(aSnapshot(blocks, { templ_options }));
  const asked: string[] = [];
  while (conversation.question && asked.length <= blocks.length) {
    const id = conversation.question.unique_question_id;
    asked.push(id);
    expect(conversation.reply(replies[id] ?? { type: 'open', text: 'x' }).outcome).toBe('accepted');
  }
  expect(conversation.state.finished).toBe(true);
  return asked;
}

const ja: Reply = { type: 'single', option_id: 'true' };
const nein: Reply = { type: 'single', option_id: 'false' };

describe('a conditional item comes only when its condition holds', () => {
  const items = [item('a', 'boolean'), shownWhen('b', yes('a')), item('c', 'string')];

  test('and is passed over when not', () => {
    expect(way(items, { a: ja })).toEqual(['a', 'b', 'c']);
    expect(way(items, { a: nein })).toEqual(['a', 'c']);
  });

  test('also at the end of the dialog', () => {
    const atEnd = [
      item('a', 'boolean'),
      shownWhen('b', yes('a')),
      shownWhen('c', when('a', '=', { answerBoolean: false })),
    ];
    expect(way(atEnd, { a: ja })).toEqual(['a', 'b']);
    expect(way(atEnd, { a: nein })).toEqual(['a', 'c']);
  });

  test('also among many that each have their own', () => {
    const first = Array.from({ length: 250 }, (_, index) => item(`a${index}`, 'boolean'));
    const second = first.map((_, index) => shownWhen(`b${index}`, yes(`a${index}`)));
    const replies = Object.fromEntries(first.map((_, index) => [`a${index}`, index % 7 === 0 ? ja : nein]));
    const expected = second.map((_, index) => `b${index}`).filter((_, index) => index % 7 === 0);
    expect(way([...first, ...second], replies).slice(250)).toEqual(expected);
    for (const block of imported(fhir([...first, ...second])).survey.blocks)
      expect(blockSchema.parse(block)).toEqual(block);
  });

  test('together with its group, whose condition it shares', () => {
    const group = item('g', 'group', {
      enableWhen: [yes('a')],
      item: [item('b', 'boolean'), shownWhen('c', yes('b')), item('d', 'string')],
    });
    const all = [item('a', 'boolean'), group, item('e', 'string')];
    expect(way(all, { a: nein, b: ja })).toEqual(['a', 'e']);
    expect(way(all, { a: ja, b: nein })).toEqual(['a', 'b', 'd', 'e']);
    expect(way(all, { a: ja, b: ja })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('the conditions of FHIR', () => {
  const scale = item('s', 'choice', { answerOption: neverToAlways });
  const colour = item('f', 'choice', { answerOption: [coded('r', 'rot'), coded('b', 'blau "hell"')] });
  const several = item('m', 'choice', { answerOption: [coded('r', 'rot'), coded('b', 'blau')], repeats: true });
  const number = item('n', 'integer');
  const text = item('t', 'string', { required: false });
  const likert = (value: number): Reply => ({ type: 'likert', value });
  const amount = (value: number): Reply => ({ type: 'number', value });

  test.each<[string, Fhir, Fhir[], Reply, boolean]>([
    ['code on a scale', scale, [when('s', '=', { answerCoding: { code: 'i' } })], likert(2), true],
    ['code on a scale', scale, [when('s', '=', { answerCoding: { code: 'i' } })], likert(1), false],
    ['unequal', scale, [when('s', '!=', { answerCoding: { code: 'i' } })], likert(1), true],
    [
      'code of an option',
      colour,
      [when('f', '=', { answerCoding: { code: 'b' } })],
      { type: 'single', option_id: 'b' },
      true,
    ],
    [
      'code of an option',
      colour,
      [when('f', '=', { answerCoding: { code: 'b' } })],
      { type: 'single', option_id: 'r' },
      false,
    ],
    [
      'one of several',
      several,
      [when('m', '=', { answerCoding: { code: 'r' } })],
      { type: 'multiple', option_ids: ['b', 'r'] },
      true,
    ],
    [
      'one of several',
      several,
      [when('m', '=', { answerCoding: { code: 'r' } })],
      { type: 'multiple', option_ids: ['b'] },
      false,
    ],
    ['greater', number, [when('n', '>', { answerInteger: 3 })], amount(4), true],
    ['greater', number, [when('n', '>', { answerInteger: 3 })], amount(3), false],
    ['negative', number, [when('n', '<=', { answerDecimal: -1.5 })], amount(-2), true],
    ['quantity', number, [when('n', '>=', { answerQuantity: { value: 3, unit: 'kg' } })], amount(3), true],
    ['text', text, [when('t', '=', { answerString: 'ja' })], { type: 'open', text: 'ja' }, true],
    ['exists', text, [when('t', 'exists', { answerBoolean: true })], { type: 'skip' }, false],
    ['exists not', text, [when('t', 'exists', { answerBoolean: false })], { type: 'skip' }, true],
    ['unequal to what is missing', text, [when('t', '!=', { answerString: 'ja' })], { type: 'skip' }, true],
    ['all', number, [when('n', '>', { answerInteger: 1 }), when('n', '<', { answerInteger: 3 })], amount(3), false],
  ])('%s: %#', (_, asked, enableWhen, reply, shown) => {
    const linkId = String(asked['linkId']);
    const items = [asked, shownWhen('x', ...enableWhen), item('z', 'string')];
    expect(imported(fhir(items)).notes).toEqual([]);
    expect(way(items, { [linkId]: reply })).toEqual(shown ? [linkId, 'x', 'z'] : [linkId, 'z']);
  });

  test('joined by any need only one', () => {
    const any = {
      enableBehavior: 'any',
      enableWhen: [when('n', '<', { answerInteger: 1 }), when('n', '>', { answerInteger: 5 })],
    };
    const items = [number, item('x', 'string', any), item('z', 'string')];
    expect([way(items, { n: amount(6) }), way(items, { n: amount(3) })]).toEqual([
      ['n', 'x', 'z'],
      ['n', 'z'],
    ]);
  });

  test('become expressions that the check finds nothing wrong with', () => {
    const all = [
      scale,
      colour,
      several,
      number,
      text,
      shownWhen('x', when('s', '=', { answerCoding: { code: 'i' } })),
      shownWhen('y', when('m', '!=', { answerCoding: { code: 'r' } })),
      shownWhen('z', when('f', '=', { answerCoding: { code: 'b' } })),
    ];
    const { blocks } = imported(fhir(all)).survey;
    const conditions = blocks.flatMap(({ jump_to_ids }) =>
      jump_to_ids.flatMap((jump) => (jump.kind === 'condition' ? [jump.condition] : [])),
    );
    expect(conditions.length).toBeGreaterThan(2);
    for (const condition of conditions) expect(checkExpression(condition, variablesOf(blocks), 'boolean')).toEqual([]);
  });

  test.each<[string, Fhir[]]>([
    ['an unknown question', [shownWhen('x', yes('weg'))]],
    ['a later question', [shownWhen('x', yes('y')), item('y', 'boolean')]],
    ['an unknown answer', [scale, shownWhen('x', when('s', '=', { answerCoding: { code: 'q' } }))]],
    ['an unknown operator', [number, shownWhen('x', when('n', '~', { answerInteger: 1 }))]],
    [
      'a FHIRPath',
      [
        item('x', 'string', {
          extension: [{ url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression' }],
        }),
      ],
    ],
  ])('that cannot be said, as %s, leave the item in every dialog and are noted', (_, items) => {
    const { survey, notes } = imported(fhir(items));
    expect(notes).toEqual([
      expect.stringContaining(
        'Text x: Die Bedingung von „Text x“ lässt sich nicht übernehmen, der Block erscheint immer.',
      ),
    ]);
    expect(survey.blocks.flatMap(({ jump_to_ids }) => jump_to_ids)).toEqual([]);
  });
});
