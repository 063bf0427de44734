import { LONGEST_ANSWER, MOST_ANSWERS, planAnswers } from '../../common/items/planAnswers.ts';
import type { Plan } from '../../common/items/PlannedItem.ts';
import { booleanIn, numberIn, textIn } from '../../common/json/JsonObject.ts';
import type { Note } from '../../common/report/ReportLines.ts';
import type { RespondentTexts } from '../../../texts.ts';
import { shortened } from '../../../text/shortened.ts';
import { importedTexts } from '../../common/texts.ts';
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
  /** In the language of the questionnaire. */
  readonly texts: RespondentTexts;
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

/** Whether an answer may be given that is not listed; `takesText`: in any words. */
function takesOwn({ type, raw }: Item): boolean {
  const constraint = textIn(raw, 'answerConstraint');
  return type === 'open-choice' || (constraint !== null && constraint !== 'optionsOnly');
}

function takesText(item: Item): boolean {
  return takesOwn(item) && textIn(item.raw, 'answerConstraint') !== 'optionsOrType';
}

/** What an own answer is called: as the file says (`openLabel`), else in the dialog's language. */
function labelOfOwn({ raw }: Item, { wording }: RespondentTexts): string {
  const own = textIn(extensionOf(raw, 'openLabel') ?? {}, 'valueString');
  return own?.trim() || importedTexts(wording).ownAnswer;
}

/** What becomes of a choice; without answers that a dialog can list it is an open question. */
export function planChoice(item: Item, { valueSets, texts, read, note }: ChoiceContext): Plan {
  const { options: answers, values, missing } = answerOptionsOf(item.raw, valueSets, read);
  if (answers.length === 0) {
    note(item, { code: 'answers_missing', value_set: missing === null ? null : shortened(missing, LONGEST_NOTED) });
    return asOpen(item);
  }
  if (answers.length > MOST_ANSWERS) {
    note(item, { code: 'too_many_answers', count: answers.length, limit: MOST_ANSWERS });
    return asOpen(item);
  }
  if (answers.some(({ text }) => text.length > LONGEST_ANSWER)) note(item, { code: 'text_shortened' });
  const several = booleanIn(item.raw, 'repeats') === true ? bounds(item) : null;
  const other = answers.length < MOST_ANSWERS && takesText(item) ? labelOfOwn(item, texts) : null;
  const plan = planAnswers({ answers, values, several, other });
  const hasOther = 'other' in plan && plan.other !== undefined;
  if (takesOwn(item) && !hasOther) note(item, { code: 'only_listed_answers' });
  return plan;
}
