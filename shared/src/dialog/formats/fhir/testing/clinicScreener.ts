import { coded, fhir, item } from './fhir.ts';
import type { Fhir } from './fhir.ts';

const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire';
const ordinal = 'http://hl7.org/fhir/StructureDefinition/ordinalValue';

const expression = (url: string, formula: string, name?: string): Fhir => ({
  url,
  valueExpression: { ...(name !== undefined && { name }), language: 'text/fhirpath', expression: formula },
});
const variable = (name: string, formula: string): Fhir =>
  expression('http://hl7.org/fhir/StructureDefinition/variable', formula, name);
const calculated = (formula: string): Fhir => ({
  readOnly: true,
  extension: [expression(`${SDC}-calculatedExpression`, formula)],
});

const often = [coded('never', 'Never', 0), coded('monthly', 'Monthly', 1), coded('weekly', 'Weekly', 2)];
const answerOf = (linkId: string): string => `%resource.item.where(linkId = '${linkId}').answer`;

/** The score of a question as widget libraries write it: looked up among the options of the questionnaire. */
const lookedUp = (linkId: string): string =>
  `%questionnaire.item.where(linkId = '${linkId}').answerOption` +
  `.where(valueCoding.code = ${answerOf(linkId)}.valueCoding.code).extension.where(url = '${ordinal}').valueDecimal`;

const use = ['u1', 'u2', 'u3'];
const sleep = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'];

/**
 * A questionnaire as clinics share them, in texts of our own and without a language: scores looked up over chained
 * variables, a verdict as a boolean, a category as a text, ten sums that begin alike, and results that nothing computes.
 */
export const clinicScreener = fhir(
  [
    ...use.map((linkId) =>
      item(linkId, 'choice', {
        text: `How often did you use it, part ${linkId}?`,
        answerOption: often,
        required: true,
      }),
    ),
    item('use-score', 'decimal', {
      text: 'Total use score',
      ...calculated('iif(%any, iif(%a.exists(), %a, 0) + iif(%b.exists(), %b, 0) + iif(%c.exists(), %c, 0), {})'),
    }),
    item('use-positive', 'boolean', {
      text: 'The screen is positive',
      ...calculated(`${answerOf('use-score')}.value >= 3`),
    }),
    item('use-risk', 'string', {
      text: 'Risk category',
      ...calculated(
        `iif(${answerOf('use-score')}.value >= 5, 'high', iif(${answerOf('use-score')}.value >= 3, 'medium', 'low'))`,
      ),
    }),
    item('use-t', 'decimal', { text: 'T-score', ...calculated('%table.where(raw = %any).t') }),
    ...sleep.map((linkId) =>
      item(linkId, 'choice', { text: `How well did you sleep, night ${linkId}?`, answerOption: often }),
    ),
    ...sleep.map((_, index) => {
      const summed = sleep.slice(0, index + 1).map((linkId) => `'${linkId}'`);
      return item(`sum-${index + 1}`, 'integer', {
        text: `Score of the first ${index + 1} nights`,
        ...calculated(`%resource.item.where(linkId in (${summed.join(' | ')})).answer.value.ordinal().sum()`),
      });
    }),
    item('children', 'integer', { text: 'How many children do you have in total?' }),
    item('form', 'string', { text: 'Version', readOnly: true, initial: [{ valueString: '2.1' }] }),
    item('reviewer', 'string', { text: 'Reviewed by', readOnly: true }),
    item('advice', 'display', {
      text: 'Please talk to your physician about your use.',
      enableWhen: [{ question: 'use-positive', operator: '=', answerBoolean: true }],
    }),
  ],
  {
    language: undefined,
    title: 'Clinic screener',
    extension: [
      variable('a', lookedUp('u1')),
      variable('b', lookedUp('u2')),
      variable('c', lookedUp('u3')),
      variable('any', '%a.exists() or %b.exists() or %c.exists()'),
    ],
  },
);
