import { shortened } from '../../../text/shortened.ts';
import type { RespondentTexts } from '../../../texts.ts';
import type { Item } from './Item.ts';
import { boundOf } from './boundOf.ts';
import { entryFormatOf } from './readerOf.ts';
import type { ReadText } from './readerOf.ts';
import { repeatOf } from './repeatOf.ts';
import { sliderOf } from './sliderOf.ts';
import { unitOf } from './unitOf.ts';
import { numberIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';
import { planChoice } from '../answers/planChoice.ts';
import type { Plan, PlannedOption } from '../../common/items/PlannedItem.ts';
import type { Note } from '../../common/report/ReportLines.ts';
import type { ValueSets } from '../answers/ValueSets.ts';

const LONGEST_REPLY = 10_000;

export interface PlanContext {
  readonly valueSets: ValueSets;
  /** In the language of the questionnaire. */
  readonly texts: RespondentTexts;
  readonly read: ReadText;
  readonly note: Note;
}

function planOpen({ raw }: Item, multiline: boolean): Plan {
  const longest = numberIn(raw, 'maxLength') ?? (multiline ? LONGEST_REPLY : 2_000);
  return {
    kind: 'open',
    multiline,
    max_length: Math.min(Math.max(Math.trunc(longest), 1), LONGEST_REPLY),
    format: entryFormatOf(raw),
  };
}

function planNumber(item: Item, { read }: PlanContext): Plan {
  const slider = sliderOf(item.raw, (below) => read(below, 'text'));
  if (slider) return slider;
  const { number: min } = boundOf(item.raw, 'minValue');
  const { number: max } = boundOf(item.raw, 'maxValue');
  return { kind: 'number', integer: item.type === 'integer', min, max, unit: unitOf(item) };
}

function planDate({ raw }: Item): Plan {
  return { kind: 'date', min: boundOf(raw, 'minValue').day, max: boundOf(raw, 'maxValue').day };
}

function planTime({ raw }: Item): Plan {
  return { kind: 'time', min: boundOf(raw, 'minValue').minute, max: boundOf(raw, 'maxValue').minute };
}

function planTruth({ yes, no }: RespondentTexts): Plan {
  const option = (id: string, text: string): PlannedOption => ({ id, code: id, system: null, text, score: null });
  return { kind: 'truth', options: [option('true', yes), option('false', no)] };
}

/** A type that a dialog has no question for: a reference is left out, what is unknown is typed as text. */
function planOther(item: Item, { note }: PlanContext): Plan {
  const type = shortened(item.type, 100);
  if (item.type === 'reference') {
    note(item, { code: 'type_left_out', type });
    return { kind: 'nothing' };
  }
  note(item, { code: 'asked_as_text', type });
  return planOpen(item, false);
}

function planText(item: Item, { note, texts }: PlanContext): Plan {
  const repeat = repeatOf(item, texts);
  if (repeat) return repeat;
  if (item.text !== '') return { kind: 'message' };
  const holdsItems = item.type === 'group' && objectsIn(item.raw, 'item').length > 0;
  if (!holdsItems) note(item, { code: 'empty_left_out' });
  return { kind: 'nothing' };
}

const answerable: ReadonlySet<string> = new Set(['integer', 'string', 'text', 'date', 'time', 'question']);

/** What becomes of an item that is asked or says something. */
export function planItem(item: Item, context: PlanContext): Plan {
  const listsAnswers = objectsIn(item.raw, 'answerOption').length > 0 || textIn(item.raw, 'answerValueSet') !== null;
  if (listsAnswers && answerable.has(item.type)) return planChoice(item, context);
  switch (item.type) {
    case 'group':
    case 'display':
      return planText(item, context);
    case 'choice':
    case 'open-choice':
    case 'coding':
      return planChoice(item, context);
    case 'question':
      // R5's abstract type: without answers it is the heading of the questions below it.
      return { kind: 'message' };
    case 'boolean':
      return planTruth(context.texts);
    case 'integer':
    case 'decimal':
    case 'quantity':
      return planNumber(item, context);
    case 'string':
      return planOpen(item, false);
    case 'text':
      return planOpen(item, true);
    case 'dateTime':
      context.note(item, { code: 'time_of_day_not_asked' });
      return planDate(item);
    case 'date':
      return planDate(item);
    case 'time':
      return planTime(item);
    case 'url':
      return { kind: 'url' };
    case 'attachment':
      return { kind: 'upload' };
    default:
      return planOther(item, context);
  }
}
