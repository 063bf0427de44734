import type { Block, QuestionSummary, StoredValue } from '@dialogwerk/shared/contract';
import type { matrixItems } from '@dialogwerk/shared/dialog';
import { meanRanks } from './meanRanks.ts';
import type { ValueCount } from './ValueCount.ts';
import { spreadOf } from './spreadOf.ts';
import { summarizeNumbers } from './summarizeNumbers.ts';
import { texts } from './texts.ts';

type NamedItem = ReturnType<typeof matrixItems>[number];

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
  /** In how many conversations another answer was withdrawn. */
  readonly changed: number;
}

/** The figures of one question by its newest wording. */
export function summarizeQuestion(block: Block, answers: QuestionAnswers): QuestionSummary {
  const { values, choices, newestTexts, changed } = answers;
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
    ...(choices === null && numbers.length > 0
      ? { spread: spreadOf(numbers, block.type === 'slider' ? block : null) }
      : {}),
    ...(block.type === 'ranking' ? { ranks: meanRanks(block.options, given) } : {}),
    ...(changed > 0 ? { changed } : {}),
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

/** The figures of one item of a battery. */
export function summarizeItem(block: Block, item: NamedItem, answers: QuestionAnswers): QuestionSummary {
  return {
    ...summarizeQuestion(block, answers),
    unique_question_id: `${block.unique_question_id}.${item.id}`,
    short_name: block.short_name && `${block.short_name}: ${item.text}`,
    context: item.text,
    variable: item.variable,
  };
}

/** Per choice; what was chosen before an author removed it is counted after the others, because it was an answer. */
function countChoices(
  choices: readonly Choice[],
  given: readonly ValueCount[],
): NonNullable<QuestionSummary['counts']> {
  const counts = new Map(choices.map(({ id, label }) => [id, { id, label, count: 0 }]));
  for (const { value, count } of given) {
    for (const chosen of chosenIds(value)) {
      const choice = counts.get(chosen) ?? { id: chosen, label: removedLabel(chosen), count: 0 };
      counts.set(chosen, { ...choice, count: choice.count + count });
    }
  }
  return [...counts.values()];
}

/** A consent is stored as whether it was given, and counted by the ids that jumps go by. */
function chosenIds(value: StoredValue): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'agree' : 'decline'];
  return Array.isArray(value) ? value : [String(value)];
}

/** A knowledge question that no entry answered has an empty id. */
function removedLabel(id: string): string {
  return id === '' ? texts.nothingFound : texts.removedChoice(id);
}

function total(values: readonly ValueCount[]): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}
