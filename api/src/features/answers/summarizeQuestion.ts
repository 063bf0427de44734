import type {
  AnsweredFile,
  AnsweredType,
  Block,
  BlockOf,
  MatrixItem,
  QuestionSummary,
} from '@dialogwerk/shared/contract';
import { figuresOf, resultLabel } from '@dialogwerk/shared/dialog';
import type { Choice, namedItems, ValueCount } from '@dialogwerk/shared/dialog';
import { texts } from './texts.ts';

type NamedItem = ReturnType<typeof namedItems<MatrixItem>>[number];

/** What was answered to one question. */
export interface QuestionAnswers {
  readonly values: readonly ValueCount[];
  /** The newest texts; null for other questions. */
  readonly newestTexts: readonly string[] | null;
  /** The newest files and recordings. */
  readonly files: readonly AnsweredFile[];
  /** In how many conversations another answer was withdrawn. */
  readonly changed: number;
}

/** The figures of one question by its newest wording; `choices`: what can be chosen, in the block's order. */
export function summarizeQuestion(
  block: BlockOf<AnsweredType>,
  answers: QuestionAnswers,
  choices: readonly Choice[],
): QuestionSummary {
  const given = answers.values.filter(({ value }) => value !== null);
  return { ...counted(block, answers), ...figuresOf(block, { values: given, choices }) };
}

/** What every question has: how many answered it, and what they wrote. */
function counted(block: Block, { values, newestTexts, files, changed }: QuestionAnswers): QuestionSummary {
  const given = values.filter(({ value }) => value !== null);
  return {
    unique_question_id: block.unique_question_id,
    order: block.order,
    type: block.type,
    short_name: resultLabel(block),
    context: block.context,
    variable: block.variable,
    answered: total(given),
    skipped: total(values) - total(given),
    counts: null,
    texts: newestTexts && [...newestTexts],
    ...(files.length > 0 ? { files: [...files] } : {}),
    numbers: null,
    ...(changed > 0 ? { changed } : {}),
  };
}

/** The figures of a question's probe, which is a question of its own to its reader. */
export function summarizeProbe(block: Block, nachfrage_id: string, answers: QuestionAnswers): QuestionSummary {
  return {
    ...counted(block, answers),
    unique_question_id: nachfrage_id,
    type: 'nachfrage',
    short_name: texts.probeOf(block.short_name || block.unique_question_id),
    context: block.nachfrage ?? '',
    variable: null,
  };
}

/** The figures of one item of a battery. */
export function summarizeItem(
  block: BlockOf<'matrix'>,
  item: NamedItem,
  answers: QuestionAnswers,
  choices: readonly Choice[],
): QuestionSummary {
  return {
    ...summarizeQuestion(block, answers, choices),
    unique_question_id: `${block.unique_question_id}.${item.id}`,
    short_name: block.short_name && `${block.short_name}: ${item.text}`,
    context: item.text,
    variable: item.variable,
  };
}

function total(values: readonly ValueCount[]): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}
