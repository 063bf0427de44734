import type { ColumnFigures } from '@dialogwerk/shared/contract';
import { formatNumber } from '../formats.ts';
import type { Figure, Share } from './Figure.ts';

const rangeText = (from: string, to: string): string => `${from} bis unter ${to}`;
const fromText = (from: string): string => `ab ${from}`;

/** The named values of a column. */
export function sharesOf({ shares }: Pick<ColumnFigures, 'shares'>): Share[] {
  return shares.map(({ value, label, count, share, low, high }) => ({
    id: String(value),
    label,
    count,
    share,
    interval: { low, high },
  }));
}

/** The bars of a histogram; `written` says a bound in words. */
export function sharesOfHistogram(
  histogram: ColumnFigures['histogram'],
  written: (value: number) => string = formatNumber,
): Share[] {
  const n = histogram.reduce((sum, { count }) => sum + count, 0);
  return histogram.map(({ from, to, count }) => ({
    id: String(from),
    label: from === to ? written(from) : rangeText(written(from), written(to)),
    ...(from === to ? {} : { axis: fromText(written(from)) }),
    count,
    share: n === 0 ? 0 : count / n,
    interval: null,
  }));
}

/** The figure of shares of one choice; none before the first answer. */
export function sharesFigure(column: ColumnFigures): Figure[] {
  const { n, na } = column;
  if (n + na === 0 || column.shares.length === 0) return [];
  return [{ kind: 'shares', shares: sharesOf(column), n, na, isMultiple: false, isInOrder: false }];
}

/** The figure of a histogram; none before the first answer. */
export function histogramFigure({ n, na, histogram }: ColumnFigures, written?: (value: number) => string): Figure[] {
  if (histogram.length === 0) return [];
  return [{ kind: 'shares', shares: sharesOfHistogram(histogram, written), n, na, isMultiple: false, isInOrder: true }];
}

/** Mean and spread; none before the first number. */
export function numbersFigure({ numbers }: ColumnFigures, isInverse = false): Figure[] {
  return numbers === null ? [] : [{ kind: 'numbers', numbers, isInverse }];
}
