import { isObject, objectIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

/** Deeper than any questionnaire that is imported. */
const DEEPEST = 200;

/** What FHIR 3 has by another name or shape than FHIR 4; a file does not say its version, so its shape does. */
function isOfR3(item: JsonObject): boolean {
  const names = Object.keys(item);
  return (
    names.some((name) => name === 'option' || name === 'options' || /^initial[A-Z]/.test(name)) ||
    objectsIn(item, 'enableWhen').some((condition) => !('operator' in condition))
  );
}

/** FHIR 3 compares for equality, or asks whether there is an answer. */
function conditionAsR4(condition: JsonObject): JsonObject {
  const { hasAnswer, ...rest } = condition;
  if ('operator' in condition) return condition;
  return typeof hasAnswer === 'boolean'
    ? { ...rest, operator: 'exists', answerBoolean: hasAnswer }
    : { ...rest, operator: '=' };
}

function itemAsR4(item: JsonObject, depth: number): JsonObject {
  if (depth > DEEPEST) return item;
  const below = objectsIn(item, 'item').map((each) => itemAsR4(each, depth + 1));
  const own = 'item' in item ? { ...item, item: below } : item;
  if (!isOfR3(item)) return own;
  const { option, options, ...rest } = own;
  const conditions = objectsIn(item, 'enableWhen');
  const initial = Object.entries(item).flatMap(([name, value]) =>
    /^initial[A-Z]/.test(name) && name !== 'initialSelected'
      ? [{ [`value${name.slice('initial'.length)}`]: value }]
      : [],
  );
  const list = textIn(objectIn(item, 'options') ?? {}, 'reference');
  return {
    ...rest,
    ...(Array.isArray(option) && !('answerOption' in item) ? { answerOption: option } : {}),
    ...(isObject(options) && list !== null && !('answerValueSet' in item) ? { answerValueSet: list } : {}),
    ...(conditions.length > 0 ? { enableWhen: conditions.map(conditionAsR4) } : {}),
    // Any of several conditions is enough in FHIR 3, which has no word for it.
    ...(conditions.length > 1 && !('enableBehavior' in item) ? { enableBehavior: 'any' } : {}),
    ...(initial.length > 0 && !('initial' in item) ? { initial } : {}),
  };
}

/** A questionnaire of FHIR 3 as one of FHIR 4, item by item; one of FHIR 4 or 5 as it is. */
export function asR4(questionnaire: JsonObject): JsonObject {
  if (!('item' in questionnaire)) return questionnaire;
  return { ...questionnaire, item: objectsIn(questionnaire, 'item').map((item) => itemAsR4(item, 0)) };
}
