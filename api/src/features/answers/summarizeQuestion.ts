import type { Block, QuestionSummary, StoredValue } from '@dialogwerk/shared/contract';
import { summarizeNumbers } from './summarizeNumbers.ts';
import { texts } from './texts.ts';

/** A stored value and how many conversations gave it; null was skipped. */
export interface ValueCount {
  readonly value: StoredValue;
  readonly count: number;
}

export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** What was answered to one question. */
export interface QuestionAnswers {
  readonly values: readonly ValueCount[];
  /** What can be chosen, in the block's order; null for texts and numbers. */
  readonly choices: readonly Choice[] | null;
  /** The newest texts; null for other questions. */
  readonly newestTexts: readonly string[] | null;
}

/** The figures of one question by its newest wording. */
export function summarizeQuestion(block: Block, { values, choices, newestTexts }: QuestionAnswers): QuestionSummary {
  const given = values.filter(({ value }) => value !== null);
  const numbers = given.flatMap(({ value, count }) => (typeof value === 'number' ? [{ value, count }] : []));
  return {
    unique_question_id: block.unique_question_id,
    order: block.order,
    type: block.type,
    short_name: block.short_name,
    context: block.context,
    variable: block.variable,
    answered: total(given),
    skipped: total(values) - total(given),
    counts: choices && countChoices(choices, given),
    texts: newestTexts && [...newestTexts],
    numbers: summarizeNumbers(numbers),
  };
}

/** The figures of a question's probe, which is a question of its own to its reader. */
export function summarizeProbe(block: Block, nachfrage_id: string, answers: QuestionAnswers): QuestionSummary {
  return {
    ...summarizeQuestion(block, answers),
    unique_question_id: nachfrage_id,
    type: 'nachfrage',
    short_name: texts.probeOf(block.short_name || block.unique_question_id),
    context: block.nachfrage ?? '',
    variable: null,
  };
}

/** Per choice; what was chosen before an author removed it is counted after the others, because it was an answer. */
function countChoices(
  choices: readonly Choice[],
  given: readonly ValueCount[],
): NonNullable<QuestionSummary['counts']> {
  const counts = new Map(choices.map(({ id, label }) => [id, { id, label, count: 0 }]));
  for (const { value, count } of given) {
    for (const chosen of Array.isArray(value) ? value : [String(value)]) {
      const choice = counts.get(chosen) ?? { id: chosen, label: texts.removedChoice(chosen), count: 0 };
      counts.set(chosen, { ...choice, count: choice.count + count });
    }
  }
  return [...counts.values()];
}

function total(values: readonly ValueCount[]): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}
