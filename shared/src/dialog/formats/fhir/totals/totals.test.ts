import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../contract/index.ts';
import { checkExpression } from '../../../expressions/checkExpression.ts';
import { aSnapshot } from '../../../testing/aSnapshot.ts';
import { fhir, imported, item, linesByItem, neverToAlways } from '../testing/fhir.ts';
import type { Fhir } from '../testing/fhir.ts';
import { TestConversation } from '../../../testing/TestConversation.ts';
import { knownTotals } from './knownTotals.data.ts';
import { variablesOf } from '../../../variablesOf.ts';

const scored = (linkId: string, fields: Fhir = {}): Fhir =>
  item(linkId, 'choice', { answerOption: neverToAlways, ...fields });
const total = (fields: Fhir = {}): Fhir => item('summe', 'decimal', { text: 'Gesamtwert', ...fields });
const hidden: Fhir = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-hidden', valueBoolean: true }],
};
const formula = (expression: string): Fhir => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
      valueExpression: { language: 'text/fhirpath', expression },
    },
  ],
});

function sumsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'assign' ? block.assignments.map(({ expression }) => expression) : [],
  );
}
const sums = (items: readonly Fhir[]): string[] => sumsIn(imported(fhir(items)).survey.blocks);

const loinc = (code: string): Fhir => ({ code: [{ system: 'http://loinc.org', code }] });
const codes = [...(knownTotals.get('44261-6') ?? [])];
const nine = (fields: (code: string) => Fhir = () => ({})): Fhir[] =>
  codes.map((code) => scored(`q${code}`, { ...loinc(code), required: true, ...fields(code) }));
const ordinals = (linkIds: string): string =>
  `%resource.item.where(linkId in (${linkIds})).answer.value.ordinal().sum()`;

describe('a number is computed only where the file says how', () => {
  test('by its code: the questions that this defines, whatever answers the others have', () => {
    const [sum = ''] = sums([...nine(), scored('zehn'), total(loinc('44261-6'))]);
    expect(sum.split(',')).toHaveLength(9);
    expect(sum).not.toContain('zehn');
  });

  test('not by its code when one of its questions is missing', () => {
    const { survey, notes } = imported(fhir([...nine().slice(1), total(loinc('44261-6'))]));
    expect(survey.blocks.some(({ type }) => type === 'number')).toBe(false);
    expect(notes).toEqual([expect.stringContaining('Gesamtwert: Ist dem Text nach ein Ergebnis')]);
  });

  test('by its formula', () => {
    const expression = "%resource.item.where(linkId='a' or linkId='c').answer.value.ordinal().sum()";
    expect(sums([scored('a'), scored('b'), scored('c'), total(formula(expression))])).toEqual(['summe.1(a, c)']);
  });

  test('and left out with its formula in the report when that is not understood', () => {
    const { survey, report } = imported(
      fhir([scored('a'), scored('b'), total(formula('%a.answer.value.ordinal().avg()'))]),
    );
    expect(survey.blocks.map(({ type }) => type)).toEqual(['likert', 'likert']);
    expect(linesByItem({ report, survey })).toEqual([
      {
        link_id: 'summe',
        text: 'Gesamtwert',
        severity: 'warning',
        unique_question_id: null,
        changes: [{ code: 'formula_not_understood', formula: '%a.answer.value.ordinal().avg()' }],
      },
    ]);
  });

  test.each(['Apgar-Score', 'Gesamtwert', 'PHQ-9 Total', 'Total score:', 'Summe'])(
    '„%s“ is left out, because nobody is asked for a result, and the report says so',
    (text) => {
      const { survey, report } = imported(fhir([scored('a'), scored('b'), item('x', 'integer', { text })]));
      expect(survey.blocks.map(({ type }) => type)).toEqual(['likert', 'likert']);
      expect(linesByItem({ report, survey }).map(({ changes }) => changes)).toEqual([[{ code: 'total_left_out' }]]);
    },
  );

  test.each(['Wie viele Kinder haben Sie in Summe?', 'Total household income', 'Total number of children'])(
    '„%s“ is asked, because a wording is no formula',
    (text) => {
      const { survey, report } = imported(fhir([scored('a'), scored('b'), item('x', 'integer', { text })]));
      expect(survey.blocks.at(-1)).toMatchObject({ type: 'number', context: text });
      expect(linesByItem({ report, survey }).map(({ changes }) => changes)).toEqual([[{ code: 'total_asked' }]]);
    },
  );

  test('and asked without a word where there is nothing to sum', () => {
    const { survey, notes } = imported(
      fhir([scored('a'), item('x', 'integer', { text: 'Ihr Score beim letzten Mal?' })]),
    );
    expect(survey.blocks.map(({ type }) => type)).toEqual(['likert', 'number']);
    expect(notes).toEqual([]);
  });

  test.each<[string, Fhir]>([
    ['boolean', { text: 'Das Ergebnis ist auffällig.' }],
    ['string', { text: 'Risikoklasse' }],
    ['choice', { text: 'Stufe', answerOption: neverToAlways }],
    ['integer', { text: 'Punkte' }],
    ['date', { text: 'Ausgefüllt am' }],
  ])('and never put to a respondent when it is a %s only for reading', (type, fields) => {
    for (const only of [{ readOnly: true }, formula('%unknown'), hidden]) {
      const { survey, report } = imported(fhir([scored('a'), item('x', type, { ...fields, ...only })]));
      expect(survey.blocks.map(({ unique_question_id }) => unique_question_id)).toEqual(['a']);
      expect(linesByItem({ report, survey })).toMatchObject([{ link_id: 'x', unique_question_id: null }]);
    }
  });

  test('also when only its group is for reading, or hidden', () => {
    for (const only of [{ readOnly: true }, hidden]) {
      const group = item('g', 'group', { text: undefined, item: [item('x', 'string')], ...only });
      const { survey, report } = imported(fhir([scored('a'), group]));
      expect(survey.blocks).toHaveLength(1);
      expect(linesByItem({ report, survey }).map(({ link_id }) => link_id)).toEqual(['x']);
    }
  });

  test('from its initial value, which nobody can change', () => {
    const fixed = item('x', 'string', { readOnly: true, initial: [{ valueString: 'Version 2' }] });
    const { survey, notes } = imported(fhir([fixed, scored('a')]));
    expect(survey.blocks[0]).toMatchObject({ assignments: [{ variable: 'x', expression: '"Version 2"' }] });
    expect(notes).toEqual(['Text x: Wird nicht gefragt. „x“ hat immer den Wert „Version 2“.']);
  });
});

describe('several totals', () => {
  const screener = [1, 2, 3, 4, 5, 6].map((n) => scored(`s${n}`));

  test('with formulas of their own are each their own sum', () => {
    const items = [
      total({ linkId: 'p', ...formula(ordinals("'s1'|'s2'")) }),
      total({ linkId: 'q', ...formula(ordinals("'s3' | 's4' | 's5'")) }),
    ];
    expect(sums([...screener, ...items])).toEqual(['summe.1(s1, s2)', 'summe.1(s3, s4, s5)']);
  });

  test('that look something up which is not in the file are left out, not one and the same sum', () => {
    const tScore = (linkId: string): Fhir =>
      total({ linkId, text: `T-Wert ${linkId}`, ...formula(`%lookup.where(raw = %${linkId}).t`) });
    const { survey, report } = imported(fhir([...screener, tScore('t1'), tScore('t2'), tScore('t3')]));
    expect(sumsIn(survey.blocks)).toEqual([]);
    expect(
      linesByItem({ report, survey }).map(({ link_id, unique_question_id }) => [link_id, unique_question_id]),
    ).toEqual([
      ['t1', null],
      ['t2', null],
      ['t3', null],
    ]);
  });
});

describe('a formula', () => {
  const variable = (name: string, expression: string): Fhir => ({
    url: 'http://hl7.org/fhir/StructureDefinition/variable',
    valueExpression: { name, language: 'text/fhirpath', expression },
  });
  const answerOf = (linkId: string): string => `%resource.item.where(linkId='${linkId}').answer`;
  const both = [scored('a'), scored('b')];
  const expressionOf = (items: readonly Fhir[], fields: Fhir = {}): string[] =>
    sumsIn(imported(fhir(items, fields)).survey.blocks);

  test('follows the variables of the questionnaire and of groups, nearest first', () => {
    const extension = [variable('x', `${answerOf('a')}.value.ordinal()`), variable('y', '%x * 2')];
    expect(expressionOf([...both, total(formula('%y + 1'))], { extension })).toEqual(['a * 2 + 1']);
    const inner = item('g', 'group', {
      extension: [variable('x', `${answerOf('b')}.value.ordinal()`)],
      item: [total(formula('%x + %y'))],
    });
    expect(expressionOf([...both, inner], { extension })).toEqual(['b + a * 2']);
  });

  test('that needs itself is left out', () => {
    expect(expressionOf([...both, total(formula(`${answerOf('summe')}.value + 1`))])).toEqual([]);
    const extension = [variable('x', '%y'), variable('y', '%x')];
    expect(expressionOf([...both, total(formula('%x'))], { extension })).toEqual([]);
  });

  test('over results goes on from them', () => {
    const items = [
      item('hoch', 'boolean', formula(`${answerOf('summe')}.value >= 3`)),
      total(formula(`${answerOf('a')}.value.ordinal() + ${answerOf('b')}.value.ordinal()`)),
      item('stufe', 'string', formula(`iif(${answerOf('hoch')}.value, 'hoch', 'niedrig')`)),
    ];
    expect(expressionOf([...both, ...items])).toEqual([
      'summe(a, b)',
      'summe >= 3',
      'wenn(beantwortet(hoch) und hoch, "hoch", "niedrig")',
    ]);
  });

  test.each<[string, string, string]>([
    ['weight()', `${answerOf('a')}.value.weight()`, 'a'],
    ['the score where it stands', `${answerOf('a')}.valueCoding.extension('http://x/ordinalValue').value`, 'a'],
    [
      'the score in the questionnaire',
      `%questionnaire.item.where(linkId='a').answerOption.where(valueCoding.code = ${answerOf('a')}.valueCoding.code).extension.where(url='http://hl7.org/fhir/StructureDefinition/ordinalValue').valueDecimal`,
      'a',
    ],
    [
      'nothing as 0',
      `iif(${answerOf('a')}.exists(), ${answerOf('a')}.value.ordinal(), 0)`,
      'wenn(beantwortet(a), a, 0)',
    ],
    ['a code', `iif(${answerOf('a')}.value.code = 'i', 1, 0)`, 'wenn(beantwortet(a = 2) und a = 2, 1, 0)'],
    ['a count', `%resource.item.answer.where(value.ordinal() > 0).count()`, ''],
    [
      'a count of answers',
      `%resource.item.where(linkId='a' or linkId='b').answer.count()`,
      'anzahl(beantwortet(a), beantwortet(b))',
    ],
    ['a loop', `%resource.item.answer.value.ordinal().aggregate($this + $total, 0)`, ''],
    ['brackets', `(1 + ${answerOf('a')}.value.ordinal()) * -2`, '(1 + a) * -2'],
    ['rounding', `(${answerOf('a')}.value.ordinal() / 3).round(1)`, 'runden(a / 3, 1)'],
    ['all below', `%resource.descendants().where(linkId='a').answer.value.ordinal() * 3`, 'a * 3'],
    ['a moment', `today()`, ''],
    ['no FHIRPath', `1 +`, ''],
    ['a union of equal values', `(${answerOf('a')}.value.ordinal() | ${answerOf('b')}.value.ordinal()).sum()`, ''],
    ['which is nothing always', `%resource.item.where(linkId='weg').answer.value.ordinal()`, ''],
  ])('understands %s or leaves it out: %s', (_, expression, expected) => {
    expect(expressionOf([...both, total(formula(expression))])).toEqual(expected === '' ? [] : [expected]);
  });
});

describe('a known total', () => {
  const conversationOf = (items: readonly Fhir[]): TestConversation => {
    const { blocks, templ_options } = imported(fhir(items)).survey;
    return new TestConversation(aSnapshot(blocks, { templ_options }));
  };
  const known = total(loinc('44261-6'));

  test('is missing when one of its questions was skipped', () => {
    const conversation = conversationOf([...nine(() => ({ required: false })), known]);
    conversation.reply({ type: 'skip' });
    while (conversation.question) conversation.reply({ type: 'likert', value: 2 });
    expect(conversation.variable('summe')).toBeNull();
  });

  test('counts 0 for a question that was not asked because of its condition', () => {
    const [first = '', second = ''] = codes;
    const enableWhen = [{ question: `q${first}`, operator: '=', answerCoding: { code: 'i' } }];
    const items = [...nine((code) => (code === second ? { enableWhen } : {})), known];
    const short = conversationOf(items);
    while (short.question) short.reply({ type: 'likert', value: 1 });
    expect(short.variable('summe')).toBe(8);
    const long = conversationOf(items);
    while (long.question) long.reply({ type: 'likert', value: 2 });
    expect(long.variable('summe')).toBe(18);
  });
});

test('a sum of very many questions is computed in parts that the contract allows', () => {
  const many = Array.from({ length: 600 }, (_, index) => scored(`frage-nummer-${index}`));
  const all = total(formula('%resource.item.answer.value.ordinal().sum()'));
  const { blocks, templ_options } = imported(fhir([...many, all])).survey;
  const parts = sumsIn(blocks);
  // The item itself stands among those that it sums, so that the formula has no end.
  expect(parts).toEqual([]);
  const apart = item('g', 'group', {
    text: undefined,
    item: [total(formula('%resource.item.answer.value.ordinal().sum()'))],
  });
  const { survey } = imported(fhir([...many, apart]));
  const sum = sumsIn(survey.blocks);
  expect(sum.length).toBeGreaterThan(1);
  for (const part of sum) expect(checkExpression(part, variablesOf(survey.blocks))).toEqual([]);
  const conversation = new TestConversation(aSnapshot(survey.blocks, { templ_options }));
  while (conversation.question) conversation.reply({ type: 'likert', value: 1 });
  expect(conversation.variable('summe')).toBe(600);
});
