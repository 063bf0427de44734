import * as fc from 'fast-check';
import type { Fhir } from './fhir.ts';

const listOf = (raw: Fhir, field: string): Fhir[] => (Array.isArray(raw[field]) ? raw[field] : []);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** How the same item may stand in another file: gives it with other words, or as it is where it cannot. */
type Disguise = (raw: Fhir) => Fhir;

/** As in FHIR 3, which has no operators and another name for options. */
const ofR3: Disguise = (raw) => {
  const conditions = listOf(raw, 'enableWhen');
  if (conditions.some(({ operator }) => operator !== '=') || (conditions.length > 1 && raw['enableBehavior'] !== 'any'))
    return raw;
  const { answerOption, enableBehavior: _, ...rest } = raw;
  return {
    ...rest,
    ...(answerOption === undefined ? {} : { option: answerOption }),
    enableWhen: conditions.map(({ operator: _operator, ...condition }) => condition),
  };
};

/** What is true or false, and numbers, as texts. */
const inTexts: Disguise = (raw) =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      typeof value === 'boolean' || typeof value === 'number' ? String(value) : value,
    ]),
  );

/** Its text in its rendered form alone. */
const rendered: Disguise = ({ text, ...rest }) =>
  typeof text !== 'string'
    ? rest
    : {
        ...rest,
        _text: {
          extension: [
            {
              url: 'http://hl7.org/fhir/StructureDefinition/rendering-xhtml',
              valueString: `<div><p><b>${escaped(text)}</b></p></div>`,
            },
          ],
        },
      };

const as = (disguise: Disguise, raw: Fhir): Fhir => ({
  ...disguise(raw),
  item: listOf(raw, 'item').map((below) => as(disguise, below)),
});

/** The same items as files of other hands and versions have them. */
export const arbitraryDisguise: fc.Arbitrary<(items: readonly Fhir[]) => Fhir[]> = fc
  .constantFrom<Disguise>((raw) => raw, ofR3, inTexts, rendered)
  .map((disguise) => (items) => items.map((raw) => as(disguise, raw)));
