import { shortened } from '../../../text/shortened.ts';
import type { AnswerOption } from '../../common/items/AnswerOption.ts';
import { answerOptionsOf } from './answerOptionsOf.ts';
import type { Item } from '../items/Item.ts';
import { booleanIn, numberIn, textIn } from '../../common/json/JsonObject.ts';
import type { Plan, PlannedOption } from '../../common/items/PlannedItem.ts';
import type { Note } from '../../common/report/ReportLines.ts';
import type { ReadText } from '../items/readerOf.ts';
import { extensionOf } from '../extensionOf.ts';
import { UniqueNames } from '../../common/names/UniqueNames.ts';
import type { ValueSets } from './ValueSets.ts';

/** Bounds of the contract: options of a question, points of a scale, characters of an option's text and of a point's. */
const MOST_OPTIONS = 200;
const MOST_POINTS = 50;
const LONGEST_OPTION = 2_000;
const LONGEST_LABEL = 500;
const LONGEST_OPTION_ID = 64;

/** Of what a report quotes. */
const LONGEST_NOTED = 500;

export interface ChoiceContext {
  readonly valueSets: ValueSets;
  readonly read: ReadText;
  readonly note: Note;
}

const asOpen: Plan = { kind: 'open', multiline: false, max_length: 2_000 };

function withIds(answers: readonly AnswerOption[]): PlannedOption[] {
  const ids = new UniqueNames(LONGEST_OPTION_ID);
  return answers.map((answer, index) => ({
    ...answer,
    text: shortened(answer.text, LONGEST_OPTION),
    id: ids.take(answer.code ?? `o${index + 1}`, '-'),
  }));
}

/** Whether every answer has a score of its own: only then is a point of a scale known by its score. */
function isScale(options: readonly PlannedOption[]): boolean {
  const scores = new Set(options.map(({ score }) => score));
  const labelled = options.every(({ text }) => text.length <= LONGEST_LABEL);
  return (
    options.length >= 2 &&
    options.length <= MOST_POINTS &&
    labelled &&
    !scores.has(null) &&
    scores.size === options.length
  );
}

function bounds({ raw }: Item): { readonly min: number | null; readonly max: number | null } {
  const stated = (name: string) => numberIn(extensionOf(raw, name) ?? {}, 'valueInteger');
  const [min, max] = [stated('minOccurs'), stated('maxOccurs')];
  return { min: min === null ? null : Math.max(min, 0), max: max === null || max < 1 ? null : max };
}

/** A choice: several answers are a `multiple`, a list in which each has its own score a `likert`, else a `single`. */
export function planChoice(item: Item, { valueSets, read, note }: ChoiceContext): Plan {
  const { options: answers, values, missing } = answerOptionsOf(item.raw, valueSets, read);
  if (answers.length === 0) {
    note(item, { code: 'answers_missing', value_set: missing === null ? null : shortened(missing, LONGEST_NOTED) });
    return asOpen;
  }
  if (answers.length > MOST_OPTIONS) {
    note(item, { code: 'too_many_answers', count: answers.length, limit: MOST_OPTIONS });
    return asOpen;
  }
  const constraint = textIn(item.raw, 'answerConstraint');
  if (item.type === 'open-choice' || (constraint !== null && constraint !== 'optionsOnly')) {
    note(item, { code: 'only_listed_answers' });
  }
  if (answers.some(({ text }) => text.length > LONGEST_OPTION)) note(item, { code: 'text_shortened' });
  const options = withIds(answers);
  if (booleanIn(item.raw, 'repeats')) return { kind: 'multiple', options, values, ...bounds(item) };
  return { kind: isScale(options) ? 'likert' : 'single', options, values };
}
