import { LONGEST_ANSWER, MOST_ANSWERS, planAnswers } from '../../common/items/planAnswers.ts';
import type { Plan } from '../../common/items/PlannedItem.ts';
import { booleanIn, numberIn, textIn } from '../../common/json/JsonObject.ts';
import type { Note } from '../../common/report/ReportLines.ts';
import { shortened } from '../../../text/shortened.ts';
import { extensionOf } from '../extensionOf.ts';
import type { Item } from '../items/Item.ts';
import { entryFormatOf } from '../items/readerOf.ts';
import type { ReadText } from '../items/readerOf.ts';
import { answerOptionsOf } from './answerOptionsOf.ts';
import type { ValueSets } from './ValueSets.ts';

/** Of what a report quotes. */
const LONGEST_NOTED = 500;

export interface ChoiceContext {
  readonly valueSets: ValueSets;
  readonly read: ReadText;
  readonly note: Note;
}

function asOpen({ raw }: Item): Plan {
  return { kind: 'open', multiline: false, max_length: 2_000, format: entryFormatOf(raw) };
}

function bounds({ raw }: Item): { readonly min: number | null; readonly max: number | null } {
  const stated = (name: string) => numberIn(extensionOf(raw, name) ?? {}, 'valueInteger');
  const [min, max] = [stated('minOccurs'), stated('maxOccurs')];
  return { min: min === null ? null : Math.max(min, 0), max: max === null || max < 1 ? null : max };
}

/** What becomes of a choice; without answers that a dialog can list it is an open question. */
export function planChoice(item: Item, { valueSets, read, note }: ChoiceContext): Plan {
  const { options: answers, values, missing } = answerOptionsOf(item.raw, valueSets, read);
  if (answers.length === 0) {
    note(item, { code: 'answers_missing', value_set: missing === null ? null : shortened(missing, LONGEST_NOTED) });
    return asOpen(item);
  }
  if (answers.length > MOST_ANSWERS) {
    note(item, { code: 'too_many_answers', count: answers.length, limit: MOST_ANSWERS });
    return asOpen(item);
  }
  const constraint = textIn(item.raw, 'answerConstraint');
  if (item.type === 'open-choice' || (constraint !== null && constraint !== 'optionsOnly')) {
    note(item, { code: 'only_listed_answers' });
  }
  if (answers.some(({ text }) => text.length > LONGEST_ANSWER)) note(item, { code: 'text_shortened' });
  return planAnswers({ answers, values, several: booleanIn(item.raw, 'repeats') === true ? bounds(item) : null });
}
