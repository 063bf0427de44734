import { shortened } from '../../../text/shortened.ts';
import { UniqueNames } from '../names/UniqueNames.ts';
import type { AnswerOption } from './AnswerOption.ts';
import type { AnswerValues, Plan, PlannedOption } from './PlannedItem.ts';

/** Bounds of the contract: options of a question, points of a scale, characters of an option's text and of a point's. */
export const MOST_ANSWERS = 200;
const MOST_POINTS = 50;
export const LONGEST_ANSWER = 2_000;
const LONGEST_LABEL = 500;
const LONGEST_OPTION_ID = 64;

/** The answers of a choice; there is at least one, and there are at most `MOST_ANSWERS`. */
interface Choice {
  readonly answers: readonly AnswerOption[];
  readonly values: AnswerValues;
  /** How many of them one may give; null: one. */
  readonly several: { readonly min: number | null; readonly max: number | null } | null;
  /** Whether an answer of one's own may be given as well, and what its option is called; null: it may not. */
  readonly other: string | null;
}

function withIds(answers: readonly AnswerOption[]): PlannedOption[] {
  const ids = new UniqueNames(LONGEST_OPTION_ID);
  return answers.map((answer, index) => ({
    ...answer,
    text: shortened(answer.text, LONGEST_ANSWER),
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

/** What a choice becomes: several answers a `multiple`, a list in which each has its own score a `likert`, else a `single`. */
export function planAnswers({ answers, values, several, other: label }: Choice): Plan {
  const options = withIds(answers);
  const other = label === null ? {} : { other: { label } };
  if (several) return { kind: 'multiple', options, values, ...several, ...other };
  return isScale(options) ? { kind: 'likert', options, values } : { kind: 'single', options, values, ...other };
}
