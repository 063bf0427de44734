import type { AnswerOption } from '../../common/items/AnswerOption.ts';
import { extensionOf } from '../extensionOf.ts';
import type { ReadText } from '../items/readerOf.ts';
import { numberIn, objectIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';
import type { AnswerValues } from '../../common/items/PlannedItem.ts';
import { scoreIn } from '../totals/scoreIn.ts';
import type { ValueSets } from './ValueSets.ts';

/** The answers of a choice. */
export interface Answers {
  readonly options: readonly AnswerOption[];
  readonly values: AnswerValues;
  /** The list that it names, which is neither in the file nor known. */
  readonly missing: string | null;
}

function prefixed(raw: JsonObject, read: ReadText, text: string): string {
  const prefix = textIn(extensionOf(raw, 'optionPrefix') ?? {}, 'valueString') ?? read(raw, 'prefix');
  return prefix === null ? text : `${prefix} ${text}`;
}

/** An `answerOption`: its value may be a coding, a text, a number, a date, a time or a reference. */
function optionOf(raw: JsonObject, read: ReadText): (AnswerOption & { readonly values: AnswerValues })[] {
  const coding = objectIn(raw, 'valueCoding') ?? objectIn(raw, 'valueReference');
  if (coding) {
    const code = textIn(coding, 'code') ?? textIn(coding, 'reference');
    const text = read(coding, 'display') ?? code;
    const score = scoreIn(raw) ?? scoreIn(coding);
    if (text === null) return [];
    return [{ code, system: textIn(coding, 'system'), text: prefixed(raw, read, text), score, values: 'coding' }];
  }
  const number = numberIn(raw, 'valueInteger');
  if (number !== null) {
    const text = prefixed(raw, read, String(number));
    return [{ code: String(number), system: null, text, score: scoreIn(raw) ?? number, values: 'number' }];
  }
  const code = textIn(raw, 'valueString') ?? textIn(raw, 'valueDate') ?? textIn(raw, 'valueTime');
  const text = read(raw, 'valueString') ?? code;
  if (text === null) return [];
  return [{ code, system: null, text: prefixed(raw, read, text), score: scoreIn(raw), values: 'text' }];
}

/** The answers of a choice, its own or those of its value set; none when it names neither, or a list that is not known. */
export function answerOptionsOf(raw: JsonObject, valueSets: ValueSets, read: ReadText): Answers {
  const own = objectsIn(raw, 'answerOption').flatMap((option) => optionOf(option, read));
  const [first] = own;
  if (first) {
    const isUniform = own.every(({ values }) => values === first.values);
    return { options: own, values: isUniform ? first.values : 'coding', missing: null };
  }
  const reference = textIn(raw, 'answerValueSet');
  const options = reference === null ? [] : valueSets.optionsOf(reference, read);
  return { options, values: 'coding', missing: options.length > 0 ? null : reference };
}
