import type { CallResponse } from '@dialogwerk/shared/contract';
import { formatCount } from '@dialogwerk/shared/numbers';
import { formatExactShare } from '../../../formats.ts';
import { crossTexts as texts } from '../texts.ts';

/** What a cell says: how many, or their share of the row, of the column or of all. */
export const crossShows = ['count', 'row', 'column', 'all'] as const;
export type CrossShow = (typeof crossShows)[number];

interface CrossRow {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly { readonly id: string; readonly text: string }[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const shareText = (count: number, of: number): string => (of === 0 ? '–' : formatExactShare(count / of));

/** The rows of a cross-table with sums at the right and at the foot. */
export function crossRows(
  { rows, columns, counts, n }: Pick<CallResponse<'crossTable'>, 'rows' | 'columns' | 'counts' | 'n'>,
  show: CrossShow,
): CrossRow[] {
  const columnSums = columns.map((_, place) => sumOf(counts.map((row) => row[place] ?? 0)));
  const lines = [
    ...rows.map(({ value, label }, place) => ({ id: String(value), label, line: counts[place] ?? [] })),
    { id: 'sum', label: texts.sum, line: columnSums },
  ];
  return lines.map(({ id, label, line }) => {
    const all = sumOf(line);
    const textOf = (count: number, columnSum: number): string => {
      if (show === 'count') return formatCount(count);
      return shareText(count, { row: all, column: columnSum, all: n }[show]);
    };
    return {
      id,
      label,
      cells: [
        ...columns.map(({ value }, place) => ({
          id: String(value),
          text: textOf(line[place] ?? 0, columnSums[place] ?? 0),
        })),
        { id: 'sum', text: textOf(all, n) },
      ],
    };
  });
}
