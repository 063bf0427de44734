import { describe, expect, test } from 'vitest';
import type { Block } from '../../contract/index.ts';
import { checkExpression } from '../expressions/checkExpression.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { coded, fhir, imported, item, neverToAlways } from '../testing/fhir.ts';
import type { Fhir } from '../testing/fhir.ts';
import { Talk } from '../testing/Talk.ts';
import { knownTotals } from './knownTotals.data.ts';
import { variablesOf } from '../variablesOf.ts';

const scored = (linkId: string, fields: Fhir = {}): Fhir =>
  item(linkId, 'choice', { answerOption: neverToAlways, ...fields });
const other = item('schwere', 'choice', { answerOption: [coded('l', 'leicht', 0), coded('s', 'schwer', 1)] });
const total = (fields: Fhir = {}): Fhir => item('summe', 'decimal', { text: 'Gesamtwert', ...fields });
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

describe('a total is the sum of', () => {
  test('the questions with the answers used most', () => {
    expect(sums([scored('a'), scored('b'), other, total()])).toEqual(['summe(a, b)']);
  });

  test('all scored questions when each has answers of its own', () => {
    const own = item('c', 'choice', { answerOption: [coded('x', 'X', 3), coded('y', 'Y', 9)] });
    expect(sums([other, own, total()])).toEqual(['summe(schwere, c)']);
  });

  test('the questions that its code defines, whatever answers the others have', () => {
    const loinc = (code: string): Fhir => ({ code: [{ system: 'http://loinc.org', code }] });
    const codes = [...(knownTotals.get('44261-6') ?? [])];
    const nine = codes.map((code) => scored(`q${code}`, loinc(code)));
    const [sum = ''] = sums([...nine, scored('zehn'), total(loinc('44261-6'))]);
    expect(sum.split(',')).toHaveLength(9);
    expect(sum).not.toContain('zehn');
  });

  test('the questions of its own group', () => {
    const group = (id: string) =>
      item(id, 'group', {
        item: [scored(`${id}1`), scored(`${id}2`), total({ linkId: `${id}.score`, text: 'Score' })],
      });
    expect(sums([group('a'), group('b')])).toEqual(['summe(a1, a2)', 'summe(b1, b2)']);
  });

  test('the questions that its formula names', () => {
    const expression = "%resource.item.where(linkId='a' or linkId='c').answer.value.ordinal().sum()";
    expect(sums([scored('a'), scored('b'), scored('c'), total(formula(expression))])).toEqual(['summe(a, c)']);
  });

  test('nothing when its formula does something else, and then is left out with a note', () => {
    const { survey, notes } = imported(
      fhir([scored('a'), scored('b'), total(formula('%a.answer.value.ordinal().avg()'))]),
    );
    expect(survey.blocks.map(({ type }) => type)).toEqual(['likert', 'likert']);
    expect(notes).toEqual([expect.stringContaining('Gesamtwert: Soll berechnet werden')]);
  });
});

test('a number that only sounds like a total is asked when there is nothing to sum', () => {
  const { survey, notes } = imported(
    fhir([scored('a'), item('x', 'integer', { text: 'Ihr Score beim letzten Mal?' })]),
  );
  expect(survey.blocks.map(({ type }) => type)).toEqual(['likert', 'number']);
  expect(notes).toEqual([]);
});

describe('a total', () => {
  const talkOf = (items: readonly Fhir[]): Talk => {
    const { blocks, templ_options } = imported(fhir(items)).survey;
    return new Talk(aSnapshot(blocks, { templ_options }));
  };

  test('is missing when one of its questions was skipped', () => {
    const talk = talkOf([scored('a'), scored('b', { required: false }), total()]);
    talk.reply({ type: 'likert', value: 2 });
    talk.reply({ type: 'skip' });
    expect(talk.variable('summe')).toBeNull();
  });

  test('counts 0 for a question that was not asked because of its condition', () => {
    const enableWhen = [{ question: 'a', operator: '=', answerCoding: { code: 'i' } }];
    const items = [scored('a'), scored('b', { enableWhen }), scored('c'), total()];
    const short = talkOf(items);
    for (const value of [1, 1]) short.reply({ type: 'likert', value });
    expect(short.variable('summe')).toBe(2);
    const long = talkOf(items);
    for (const value of [2, 1, 1]) long.reply({ type: 'likert', value });
    expect(long.variable('summe')).toBe(4);
  });

  test('of very many questions is summed in parts that the contract allows', () => {
    const many = Array.from({ length: 600 }, (_, index) => scored(`frage-nummer-${index}`));
    const { blocks, templ_options } = imported(fhir([...many, total()])).survey;
    const parts = sumsIn(blocks);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(checkExpression(part, variablesOf(blocks))).toEqual([]);
    const talk = new Talk(aSnapshot(blocks, { templ_options }));
    while (talk.question) talk.reply({ type: 'likert', value: 1 });
    expect(talk.variable('summe')).toBe(600);
  });
});
