import type { ColumnFigures, CrossFigures } from '@dialogwerk/shared/contract';
import { isSmall } from './isSmall.ts';

type Counts = Pick<ColumnFigures, 'shares' | 'n' | 'na'>;

/**
 * Whether a cross-table may be shown: all of it, or nothing. Not where a cell stands for fewer than `least` people, nor where so few
 * gave one of its answers (or keine Angabe) and are in no cell, because the figures of that question alone tell how many gave it.
 */
export function isCrossShown(
  { rows, columns, counts, n }: Pick<CrossFigures, 'rows' | 'columns' | 'counts' | 'n'>,
  alone: { readonly row: Counts; readonly column: Counts },
  least: number,
): boolean {
  if (counts.flat().some((count) => isSmall(count, least))) return false;
  const rowSums = counts.map((line) => sumOf(line));
  const columnSums = columns.map((_, place) => sumOf(counts.map((line) => line[place] ?? 0)));
  return areShown(rows, rowSums, n, alone.row, least) && areShown(columns, columnSums, n, alone.column, least);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function areShown(
  values: CrossFigures['rows'],
  sums: readonly number[],
  n: number,
  alone: Counts,
  least: number,
): boolean {
  // Without named values nothing tells how many gave each.
  if (alone.shares.length === 0 || isSmall(alone.na, least) || isSmall(alone.n - n, least)) return false;
  return values.every(({ value }, place) => {
    const all = alone.shares.find((share) => share.value === value)?.count ?? 0;
    return !isSmall(all, least) && !isSmall(all - (sums[place] ?? 0), least);
  });
}
