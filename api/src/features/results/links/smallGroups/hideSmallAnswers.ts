import type { ColumnFigures } from '@dialogwerk/shared/contract';
import { isSmall, tellsOfFew } from './isSmall.ts';
import { mergeBars } from './mergeBars.ts';
import { mergeShares } from './mergeShares.ts';

/** A quarter of these is a group that may be shown, and so is a half. */
const QUARTERS = 4;
const HALVES = 2;

/**
 * The figures of one question without groups of fewer than `least` people, and without what they could be worked out from; the
 * same columns where there are none. Where something was put together there is a distribution or a mean, never both, because
 * one gives the other away.
 */
export function hideSmallAnswers(columns: readonly ColumnFigures[], least: number): ColumnFigures[] {
  const shown = columns.filter(({ n, na }) => !isSmall(n + na, least) && !isSmall(n, least));
  const [only] = shown;
  if (only && columns.length === 1) return alone(only, least).map((column) => withoutSingles(column, least));
  const chosen = shown.filter((column) => !isOption(column) || !isTelling(column, least));
  const areTelling = chosen.some((column) => !isOption(column) && isTelling(column, least));
  return chosen.map((column) =>
    withoutSingles(areTelling && !isOption(column) ? { ...column, shares: [], histogram: [] } : column, least),
  );
}

/** A column that says of one option of several whether it was chosen. */
const isOption = ({ option, shares }: ColumnFigures): boolean =>
  option !== '' && shares.length === 2 && shares.every(({ value }) => value === 0 || value === 1);

/** Whether one of its values, or all but one, were given by few. */
function isTelling({ shares, histogram, n, na }: ColumnFigures, least: number): boolean {
  const counts = [...shares, ...histogram].map(({ count }) => count);
  return isSmall(na, least) || counts.some((count) => tellsOfFew(count, n, least));
}

function alone(column: ColumnFigures, least: number): ColumnFigures[] {
  const { shares, histogram, na, type } = column;
  if (shares.length > 0) {
    const merged = mergeShares(column, least);
    if (merged === null) return [];
    return [merged === column ? column : { ...column, ...merged, numbers: null }];
  }
  // Nothing tells how many of those who answered gave a number, then.
  if (isSmall(na, least)) return [];
  const bars = mergeBars(histogram, least);
  if (bars === histogram) return [column];
  // Months that are put together would read as years.
  return [{ ...column, histogram: type === 'date' ? [] : bars, numbers: null }];
}

/** Without the least and the greatest number, which one person gave, and with quartiles only where each stands for enough. */
function withoutSingles(whole: ColumnFigures, least: number): ColumnFigures {
  const { numbers, not_offered } = whole;
  const column = isSmall(not_offered, least) ? { ...whole, not_offered: 0 } : whole;
  if (numbers === null || least <= 1) return column;
  const hasQuarters = numbers.n >= QUARTERS * least;
  return {
    ...column,
    numbers: {
      ...numbers,
      min: null,
      max: null,
      median: numbers.n >= HALVES * least ? numbers.median : null,
      q1: hasQuarters ? numbers.q1 : null,
      q3: hasQuarters ? numbers.q3 : null,
    },
  };
}
