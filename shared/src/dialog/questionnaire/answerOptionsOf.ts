import { shortened } from '../text/shortened.ts';
import type { AnswerOption } from './AnswerOption.ts';
import type { Item } from './Item.ts';
import { numberIn, objectIn, objectsIn, textIn } from './json/JsonObject.ts';
import type { JsonObject } from './json/JsonObject.ts';
import { QuestionnaireProblem } from './QuestionnaireProblem.ts';
import { scoreIn } from './scoreIn.ts';
import { questionnaireTexts } from './texts.ts';
import type { ValueSets } from './ValueSets.ts';

/** An `answerOption`: its value may be a coding, a text, a number, a date, a time or a reference. */
function optionOf(raw: JsonObject): AnswerOption[] {
  const coding = objectIn(raw, 'valueCoding') ?? objectIn(raw, 'valueReference');
  if (coding) {
    const code = textIn(coding, 'code') ?? textIn(coding, 'reference');
    const text = textIn(coding, 'display') ?? code;
    const score = scoreIn(raw) ?? scoreIn(coding);
    return text === null ? [] : [{ code, system: textIn(coding, 'system'), text, score }];
  }
  const number = numberIn(raw, 'valueInteger');
  const text =
    textIn(raw, 'valueString') ?? textIn(raw, 'valueDate') ?? textIn(raw, 'valueTime') ?? number?.toString() ?? null;
  return text === null ? [] : [{ code: text, system: null, text, score: scoreIn(raw) }];
}

/**
 * The answers of a choice, its own or those of its value set; none when it names neither. Throws
 * QuestionnaireProblem for a value set that is neither contained nor known.
 */
export function answerOptionsOf(item: Item, valueSets: ValueSets): AnswerOption[] {
  const own = objectsIn(item.raw, 'answerOption').flatMap(optionOf);
  const reference = textIn(item.raw, 'answerValueSet');
  if (own.length > 0 || reference === null) return own;
  const listed = valueSets.optionsOf(reference);
  if (listed.length > 0) return listed;
  throw new QuestionnaireProblem(questionnaireTexts.unknownValueSet(item.name, shortened(reference, 200)));
}
