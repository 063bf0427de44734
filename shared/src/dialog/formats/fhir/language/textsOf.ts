import { readerOf, translationsOf } from '../items/readerOf.ts';
import { isObject, objectsIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

/** Deeper than any questionnaire that is imported. */
const DEEPEST = 40;

/** All items of a questionnaire, in their order; those too deep to be imported are passed over. */
function allItems(above: JsonObject, found: JsonObject[] = [], depth = 0): JsonObject[] {
  if (depth > DEEPEST) return found;
  for (const item of objectsIn(above, 'item')) {
    found.push(item);
    allItems(item, found, depth + 1);
  }
  return found;
}

function optionsOf(item: JsonObject): JsonObject[] {
  return objectsIn(item, 'answerOption').flatMap(({ valueCoding }) => (isObject(valueCoding) ? [valueCoding] : []));
}

/** What a questionnaire says, in the order in which it says it; texts before options, because options may be codes. */
export function textsOf(questionnaire: JsonObject): string[] {
  const items = allItems(questionnaire);
  const read = readerOf(null);
  const said = items.flatMap((item) => read(item, 'text') ?? []);
  const options = items.flatMap((item) => optionsOf(item).flatMap((option) => read(option, 'display') ?? []));
  return [...said, ...options];
}

/** The languages into which its texts are translated, sorted. */
export function translatedInto(questionnaire: JsonObject): string[] {
  const items = allItems(questionnaire);
  const ofTexts = items.flatMap((item) => translationsOf(item, 'text'));
  const ofOptions = items.flatMap(optionsOf).flatMap((option) => translationsOf(option, 'display'));
  return [...new Set([...ofTexts, ...ofOptions].map(({ language }) => language))].toSorted();
}
