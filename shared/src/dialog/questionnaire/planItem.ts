import { cut, shortened } from '../text/shortened.ts';
import type { RespondentTexts } from '../texts.ts';
import { extensionOf } from './extensionOf.ts';
import type { Item } from './Item.ts';
import { booleanIn, numberIn, objectIn, objectsIn, textIn } from './json/JsonObject.ts';
import { planChoice } from './planChoice.ts';
import type { Plan } from './PlannedItem.ts';
import type { Note } from './report/ReportLines.ts';
import type { ValueSets } from './ValueSets.ts';

const LONGEST_REPLY = 10_000;
const LONGEST_UNIT = 40;

export interface PlanContext {
  readonly valueSets: ValueSets;
  /** In the language of the questionnaire. */
  readonly texts: RespondentTexts;
  readonly note: Note;
}

function planOpen({ raw }: Item, multiline: boolean): Plan {
  const longest = numberIn(raw, 'maxLength') ?? (multiline ? LONGEST_REPLY : 2_000);
  return { kind: 'open', multiline, max_length: Math.min(Math.max(Math.trunc(longest), 1), LONGEST_REPLY) };
}

function bound({ raw }: Item, name: 'minValue' | 'maxValue'): number | null {
  const extension = extensionOf(raw, name);
  if (!extension) return null;
  const quantity = objectIn(extension, 'valueQuantity') ?? {};
  return numberIn(extension, 'valueInteger') ?? numberIn(extension, 'valueDecimal') ?? numberIn(quantity, 'value');
}

function unitOf({ raw }: Item): string | null {
  const coding =
    objectIn(extensionOf(raw, 'questionnaire-unit', 'questionnaire-unitOption') ?? {}, 'valueCoding') ??
    objectIn(objectsIn(raw, 'initial')[0] ?? {}, 'valueQuantity');
  const unit = coding && (textIn(coding, 'display') ?? textIn(coding, 'unit') ?? textIn(coding, 'code'));
  return unit && cut(unit, LONGEST_UNIT);
}

function planNumber(item: Item, integer: boolean): Plan {
  return { kind: 'number', integer, min: bound(item, 'minValue'), max: bound(item, 'maxValue'), unit: unitOf(item) };
}

function planBoolean({ yes, no }: RespondentTexts): Plan {
  const option = (id: string, text: string) => ({ id, code: id, system: null, text, score: null });
  return { kind: 'single', options: [option('true', yes), option('false', no)] };
}

/** A type that a dialog has no question for (yet): a date is typed as text, a file cannot be. */
function planOther(item: Item, { note }: PlanContext): Plan {
  if (item.type === 'attachment' || item.type === 'reference') {
    note(item, { code: 'type_left_out', type: shortened(item.type, 100) });
    return { kind: 'nothing' };
  }
  note(item, { code: 'asked_as_text', type: shortened(item.type, 100) });
  return planOpen(item, false);
}

function planByType(item: Item, context: PlanContext): Plan {
  switch (item.type) {
    case 'group':
    case 'display':
      return item.text === '' ? { kind: 'nothing' } : { kind: 'message' };
    case 'choice':
    case 'open-choice':
    case 'coding':
      return planChoice(item, context.valueSets, context.note);
    case 'question':
      // R5's abstract type: a question only if it has answers, else the heading of the questions below it.
      return 'answerOption' in item.raw || 'answerValueSet' in item.raw
        ? planChoice(item, context.valueSets, context.note)
        : { kind: 'message' };
    case 'boolean':
      return planBoolean(context.texts);
    case 'integer':
    case 'decimal':
    case 'quantity':
      return planNumber(item, item.type === 'integer');
    case 'string':
      return planOpen(item, false);
    case 'text':
      return planOpen(item, true);
    default:
      return planOther(item, context);
  }
}

/** What becomes of an item that is no total. Throws QuestionnaireProblem when its answers cannot be known. */
export function planItem(item: Item, context: PlanContext): Plan {
  if (booleanIn(extensionOf(item.raw, 'questionnaire-hidden') ?? {}, 'valueBoolean')) {
    context.note(item, { code: 'hidden_left_out' });
    return { kind: 'nothing' };
  }
  return planByType(item, context);
}
