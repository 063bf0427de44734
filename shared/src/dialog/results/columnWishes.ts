import type { Block } from '../../contract/index.ts';
import { columnsOf } from '../blocks/answerStudies.ts';
import { suffixOf } from '../blocks/AnswerColumn.ts';
import type { AnswerColumn } from '../blocks/AnswerColumn.ts';
import { roundNumber } from '../blocks/loop/loop.ts';
import { triesOf } from '../blocks/common/ruled.ts';
import { textColumn } from '../blocks/common/columns.ts';
import { resultLabel } from '../blocks/experiment/experiment.ts';
import { plainLine } from '../text/plainLine.ts';
import { answerParts } from './contract/answerParts.ts';
import type { QuestionRun } from './contract/questionRuns.ts';
import { offeredToOf } from './offeredTo.ts';
import { resultTexts } from './texts.ts';
import type { Variable } from './Variable.ts';

/** The columns of a question, its probe last. */
function questionColumns({ versions, newest }: QuestionRun, numbers: ReadonlyMap<string, number>): AnswerColumn[] {
  const byRevision = new Map(versions.map(({ revision, block }) => [revision, block]));
  const columns = columnsOf({
    newest: newest.block,
    all: versions.map(({ block }) => block),
    at: (revision) => (revision === null ? newest.block : (byRevision.get(revision) ?? newest.block)),
    points: newest.points,
    numberOf: (id) => numbers.get(id) ?? 0,
  });
  const probe = versions.findLast(({ block }) => block.nachfrage)?.block.nachfrage ?? null;
  if (probe === null) return [...columns];
  const label = `${resultTexts.probe}: ${plainLine(probe)}`;
  return [...columns, textColumn({ aspect: '_nachfrage', part: '#1', label })];
}

/** The revisions whose version of the question has an option, item or entry; all of them for the question itself. */
function revisionsWith({ versions }: QuestionRun, { of, isOfferedBy }: AnswerColumn): ReadonlySet<number> {
  const having = versions.filter(
    ({ block }) => isOfferedBy?.(block) ?? (of === null || answerParts(block).some(({ id }) => id === of.id)),
  );
  return new Set(having.map(({ revision }) => revision));
}

/** A column that has no name yet. */
export interface ColumnWish {
  /** What the column is about, by ids. */
  readonly key: string;
  readonly base: string;
  /** Whether the author has chosen it. */
  readonly isOwn: boolean;
  readonly suffix: string;
  /** From which revision on the dialog calls it so; null where it always did. */
  readonly renamed: number | null;
  readonly variable: Omit<Variable, 'name' | 'set' | 'alias' | 'missingName'>;
  /** The multiple response that it belongs to, by ids; null for none. */
  readonly setKey: string | null;
}

/** What a question is called where it has no variable: by its short name, else by its id, which stays. */
function baseOf({ variable, short_name, unique_question_id }: Block): string {
  return variable ?? (short_name === '' ? `q_${unique_question_id}` : short_name);
}

/** Since when a question is called as it is now; null where it always was. */
function renamedAt({ versions, newest }: QuestionRun): number | null {
  const other = versions.findLastIndex(({ block }) => baseOf(block) !== baseOf(newest.block));
  return other < 0 ? null : (versions[other + 1]?.revision ?? newest.revision);
}

/** The columns of a run of a question. `isPlain`: the first one that gets its name; `isFormer`: there is a later one; `rounds`: what those of loops are called. */
export function questionWishes(
  run: QuestionRun,
  numbers: ReadonlyMap<string, number>,
  {
    isPlain,
    isFormer,
    rounds,
  }: { readonly isPlain: boolean; readonly isFormer: boolean; readonly rounds: readonly string[] },
): ColumnWish[] {
  const { block } = run.newest;
  const asked = plainLine(block.context) || resultLabel(block) || block.unique_question_id;
  const title = rounds.length === 0 ? asked : `${asked} (${rounds.map(plainLine).join(', ')})`;
  const tries = new Set(run.versions.flatMap((version) => triesOf(version.block) ?? []));
  const missing = tries.size === 0 ? {} : { missing: { 'given-up': resultTexts.givenUpAfter([...tries]) } };
  const offers = new Map<string | null, ReadonlySet<number>>();
  const offeredTo = offeredToOf(run);
  const offeredIn = (column: AnswerColumn): ReadonlySet<number> => {
    if (column.isOfferedBy) return revisionsWith(run, column);
    const id = column.of?.id ?? null;
    const offered = offers.get(id) ?? revisionsWith(run, column);
    offers.set(id, offered);
    return offered;
  };
  return questionColumns(run, numbers).map((column) => ({
    key: [run.key, column.of?.id ?? '', column.aspect].join('\n'),
    base: isPlain ? baseOf(block) : `${baseOf(block)}_v${run.index + 1}`,
    isOwn: block.variable !== null,
    suffix: suffixOf(column),
    renamed: renamedAt(run),
    setKey: column.isOfSet ? [run.key, '', '_set'].join('\n') : null,
    variable: {
      label: column.label === '' ? title : `${title} – ${plainLine(column.label)}`,
      type: column.type,
      measure: column.measure,
      values: column.values.map(({ value, label }) => ({ value, label: plainLine(label) })),
      bounds: column.bounds,
      ...missing,
      source: {
        from: 'answer',
        unique_question_id: block.unique_question_id,
        column,
        offered: offeredIn(column),
        offeredTo,
        isFormer,
      },
    },
  }));
}

/** What stands in a column without having been asked. */
function plainWish(
  base: string,
  key: string,
  of: Pick<ColumnWish, 'isOwn'> & Pick<Variable, 'label' | 'type' | 'measure' | 'source'>,
): ColumnWish {
  const { isOwn, ...variable } = of;
  return {
    key,
    base,
    isOwn,
    suffix: '',
    renamed: null,
    setKey: null,
    variable: { ...variable, values: [], bounds: null },
  };
}

/** What a block sets without asking. `isNumber`: which of these hold numbers, as far as it is known. */
export function computedWishes(block: Block, isNumber: (variable: string) => boolean): ColumnWish[] {
  const names =
    block.type === 'assign'
      ? block.assignments.map(({ variable }) => variable)
      : block.type === 'api'
        ? block.mapping.map(({ variable }) => variable)
        : [];
  if (block.type === 'loop' && block.variable !== null && block.members.length > 0) return [roundsWish(block.variable)];
  return names.map((variable) =>
    plainWish(variable, `=${variable.toLowerCase()}`, {
      isOwn: true,
      label: plainLine(block.short_name) || variable,
      type: isNumber(variable) ? 'number' : 'text',
      measure: isNumber(variable) ? 'scale' : 'nominal',
      source: { from: 'variable', variable },
    }),
  );
}

/** How many rounds of a loop were gone through. */
function roundsWish(loop: string): ColumnWish {
  const variable = roundNumber(loop);
  return plainWish(variable, `=${variable.toLowerCase()}`, {
    isOwn: true,
    label: resultTexts.rounds(loop),
    type: 'number',
    measure: 'scale',
    source: { from: 'variable', variable },
  });
}

/** What links say of where respondents come from. */
export function linkWish(parameter: string): ColumnWish {
  return plainWish(parameter, `?${parameter}`, {
    isOwn: false,
    label: resultTexts.link(parameter),
    type: 'text',
    measure: 'nominal',
    source: { from: 'link', parameter },
  });
}
