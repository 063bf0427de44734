import type { ColumnFigures, StoredValue } from '@dialogwerk/shared/contract';
import { plainLine, rowOf, spreadOf, spreadOfDays, spreadOfTimes, summarizeNumbers } from '@dialogwerk/shared/dialog';
import type { Cell, CountedMoment, StoredConversation, StoredPart, Variable } from '@dialogwerk/shared/dialog';
import { quantileOf, wilsonInterval } from './statistics.ts';

/** A stored value and in how many conversations of a revision it stands. */
export interface CountedValue {
  readonly value: StoredValue;
  readonly revision: number;
  readonly count: number;
  /** `answersBeside` the value. */
  readonly beside: readonly StoredPart[] | null;
}

const nothing: StoredConversation = {
  facts: {
    conversation_id: null,
    state: null,
    started_at: null,
    finished_at: null,
    seconds: null,
    answered: null,
    publication: null,
    revision: null,
    language: null,
  },
  participation: null,
  answers: [],
  withdrawn: [],
  open: null,
  givenUp: [],
  timedOut: [],
  variables: {},
  cameWith: null,
};

/** How a column reads one value that was stored in a revision, beside what it depends on. */
export function cellOf(
  variable: Variable,
  value: StoredValue,
  { revision, beside }: Pick<CountedValue, 'revision' | 'beside'>,
): Cell {
  const { source } = variable;
  if (source.from !== 'answer') return { missing: 'not-asked' };
  const { unique_question_id: id, column } = source;
  const part = column.part === '' ? '' : id + column.part;
  return (
    rowOf([variable], {
      ...nothing,
      facts: { ...nothing.facts, revision },
      answers: [[id, part, value], ...(beside ?? [])],
    })[0] ?? {
      missing: 'not-asked',
    }
  );
}

/** A cell and how often it stands there. */
export interface CountedCell {
  readonly cell: Cell;
  readonly count: number;
}

/** How a column reads values that were stored. */
export function cellsOf(variable: Variable, given: readonly CountedValue[]): CountedCell[] {
  return given.map(({ value, count, ...of }) => ({ cell: cellOf(variable, value, of), count }));
}

/** The points that a column's numbers are of, so that those which nobody gave are drawn, too; null: any number. */
function stepsOf({ source }: Variable): Parameters<typeof spreadOf>[1] {
  if (source.from !== 'answer') return null;
  const { bounds, step } = source.column;
  return bounds === null || step === undefined ? null : { ...bounds, step };
}

/** The figures of a column: shares of named values, mean and spread of numbers that can be calculated with. */
export function columnFigures(variable: Variable, part: string, given: readonly CountedCell[]): ColumnFigures {
  const { name, label, type, measure, values, source } = variable;
  const counts = new Map<number, number>();
  const words: CountedMoment[] = [];
  let na = 0;
  let notOffered = 0;
  for (const { cell, count } of given) {
    if (typeof cell === 'number') counts.set(cell, (counts.get(cell) ?? 0) + count);
    else if (typeof cell === 'string') words.push({ text: cell, count });
    else if (cell.missing === 'na') na += count;
    else if (cell.missing === 'not-offered') notOffered += count;
  }
  const sorted = [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => a.value - b.value);
  const n = [...sorted, ...words].reduce((sum, { count }) => sum + count, 0);
  const summary = measure === 'nominal' ? null : summarizeNumbers(sorted);
  return {
    name,
    label,
    option: source.from === 'answer' ? plainLine(source.column.label) : '',
    part,
    type,
    measure,
    n,
    na,
    not_offered: notOffered,
    is_former: source.from === 'answer' && source.isFormer,
    shares: values.map((named) => {
      const count = counts.get(named.value) ?? 0;
      return Object.assign({ count, share: n === 0 ? 0 : count / n }, named, wilsonInterval(count, n));
    }),
    numbers: summary && {
      ...summary,
      q1: quantileOf(sorted, 0.25),
      median: quantileOf(sorted, 0.5),
      q3: quantileOf(sorted, 0.75),
    },
    histogram:
      type === 'date'
        ? spreadOfDays(words)
        : type === 'time'
          ? spreadOfTimes(words)
          : values.length === 0
            ? spreadOf(sorted, stepsOf(variable))
            : [],
  };
}
