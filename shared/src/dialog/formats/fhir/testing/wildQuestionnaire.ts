import * as fc from 'fast-check';
import { coded, neverToAlways } from './fhir.ts';
import type { Fhir } from './fhir.ts';

const structure = 'http://hl7.org/fhir/StructureDefinition';
const extension = (name: string, value: Fhir): Fhir => ({ url: `${structure}/${name}`, ...value });
const formula = (name: string, expression: string): Fhir =>
  extension(name, { valueExpression: { language: 'text/fhirpath', expression } });

const types =
  'group display choice open-choice coding question boolean integer decimal quantity string text date dateTime time url attachment reference unknown'.split(
    ' ',
  );

/** Extensions that items have in the field, each with something that a dialog may or may not hold. */
const extensions = [
  extension('questionnaire-hidden', { valueBoolean: true }),
  extension('minValue', { valueInteger: 1 }),
  extension('maxValue', { valueDecimal: 7.5 }),
  extension('minValue', { valueDate: '2020-01-01' }),
  extension('minLength', { valueInteger: 3 }),
  extension('regex', { valueString: '[0-9]+' }),
  extension('entryFormat', { valueString: 'TT.MM.JJJJ' }),
  extension('questionnaire-minOccurs', { valueInteger: 1 }),
  extension('questionnaire-maxOccurs', { valueInteger: 2 }),
  extension('maxDecimalPlaces', { valueInteger: 2 }),
  extension('questionnaire-unit', { valueCoding: { code: 'kg' } }),
  extension('questionnaire-unitOption', { valueCoding: { code: 'g' } }),
  extension('questionnaire-itemControl', { valueCodeableConcept: { coding: [{ code: 'slider' }] } }),
  extension('questionnaire-itemControl', { valueCodeableConcept: { coding: [{ code: 'lower' }] } }),
  extension('questionnaire-sliderStepValue', { valueInteger: 2 }),
  extension('questionnaire-constraint', { extension: [{ url: 'human', valueString: 'Ende nach Beginn' }] }),
  extension('itemMedia', { valueAttachment: { url: 'x.png' } }),
  formula('sdc-questionnaire-calculatedExpression', "%resource.item.where(linkId='i0').answer.value.ordinal().sum()"),
  formula('sdc-questionnaire-calculatedExpression', '%unknown + 1'),
  formula('sdc-questionnaire-initialExpression', 'today()'),
  formula('sdc-questionnaire-enableWhenExpression', "%resource.item.where(linkId='i0').answer.exists()"),
  formula('sdc-questionnaire-enableWhenExpression', 'defineVariable(1)'),
];

const when = fc.record({
  question: fc.nat(14).map((index) => `i${index}`),
  operator: fc.constantFrom('=', '!=', '<', '<=', '>', '>=', 'exists', '~'),
  answerCoding: fc.constantFrom({ code: 'i' }, { code: 'unknown' }),
});
const comparison = fc.tuple(
  when,
  fc.constantFrom<Fhir>(
    {},
    { answerCoding: undefined, answerInteger: 1 },
    { answerCoding: undefined, answerBoolean: true },
    { answerCoding: undefined, answerDate: '2021-01-01' },
    { answerCoding: undefined, answerTime: '08:00' },
  ),
);

const answers = fc.constantFrom<Fhir>(
  { answerOption: neverToAlways },
  { answerOption: [coded('a', 'A'), coded('b', 'B', 1)] },
  { answerOption: [{ valueString: 'x' }, { valueString: 'y', initialSelected: true }] },
  { answerOption: [{ valueInteger: 1 }, { valueInteger: 2 }] },
  {
    answerOption: [
      coded('a', 'A'),
      {
        ...coded('n', 'Nichts davon'),
        extension: [extension('questionnaire-optionExclusive', { valueBoolean: true })],
      },
    ],
  },
  { answerValueSet: 'http://example.org/unknown' },
  { answerValueSet: 'http://loinc.org/vs/LL358-3' },
  { answerOption: Array.from({ length: 201 }, (_, index) => coded(`${index}`, `A${index}`)) },
  {},
);

const { tree } = fc.letrec<{ tree: Fhir }>((tie) => ({
  tree: fc
    .record(
      {
        type: fc.constantFrom(...types),
        text: fc.constantFrom('Wie geht es Ihnen?', '2*3*4', '- {{x}}', 'Gesamtwert', undefined),
        prefix: fc.constantFrom('1.', 'A', undefined),
        required: fc.boolean(),
        repeats: fc.boolean(),
        answerConstraint: fc.constantFrom(undefined, undefined, 'optionsOnly', 'optionsOrString'),
        readOnly: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
        maxLength: fc.constantFrom(undefined, 5),
        initial: fc.constantFrom<unknown>(undefined, [{ valueString: 'x' }], [{ valueInteger: 3 }]),
        answers,
        enableWhen: fc
          .array(comparison, { maxLength: 2 })
          .map((all) => all.map(([common, answer]) => Object.assign({}, common, answer))),
        enableBehavior: fc.constantFrom('all', 'any'),
        extension: fc.subarray(extensions, { maxLength: 3 }),
        item: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('tree'), { maxLength: 4 })),
      },
      { requiredKeys: ['type'] },
    )
    .map(({ answers: listed, ...fields }) => Object.assign({}, fields, listed)),
}));

/** Gives every item its linkId, i0 and so on, in the order of the file. */
function numbered(items: readonly Fhir[], next = { index: 0 }): Fhir[] {
  return items.map((raw) => {
    const linkId = `i${next.index}`;
    next.index += 1;
    const below = Array.isArray(raw['item']) ? numbered(raw['item'], next) : [];
    return { ...raw, linkId, item: below };
  });
}

/** The items of a questionnaire with everything in it that files have, fitting or not. */
export const arbitraryItems: fc.Arbitrary<Fhir[]> = fc
  .array(tree, { minLength: 1, maxLength: 8 })
  .map((items) => numbered(items));
