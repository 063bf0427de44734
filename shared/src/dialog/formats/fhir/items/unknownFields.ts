import { objectsIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

/** Fields of every element. */
const ofAll = ['id', 'extension', 'modifierExtension', 'fhir_comments'];

/** What FHIR knows of an item (3, 4 and 5), of its options and of its conditions, beside values of any type. */
const known = {
  item: new Set([
    ...ofAll,
    'linkId',
    'definition',
    'code',
    'prefix',
    'text',
    'type',
    'enableWhen',
    'enableBehavior',
    'disabledDisplay',
    'required',
    'repeats',
    'readOnly',
    'maxLength',
    'answerConstraint',
    'answerOption',
    'answerValueSet',
    'initial',
    'item',
    'option',
    'options',
  ]),
  answerOption: new Set([...ofAll, 'initialSelected', 'prefix']),
  enableWhen: new Set([...ofAll, 'question', 'operator', 'hasAnswer']),
};
const anyValue = /^(?:value|answer|initial)[A-Z]/;

/** Which fields of an item the format does not know: a slip, or a format of somebody's own, and nothing of the dialog follows from it. */
export function unknownFields(raw: JsonObject): string[] {
  const strange = (object: JsonObject, names: ReadonlySet<string>): string[] =>
    Object.keys(object).filter((name) => !name.startsWith('_') && !names.has(name) && !anyValue.test(name));
  const below = (['answerOption', 'enableWhen'] as const).flatMap((list) =>
    objectsIn(raw, list).flatMap((each) => strange(each, known[list])),
  );
  return [...new Set([...strange(raw, known.item), ...below])];
}
