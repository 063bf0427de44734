import type { ColumnFigures } from '@dialogwerk/shared/contract';
import { wilsonInterval } from '../../figures/statistics.ts';
import { sharedTexts } from '../texts.ts';
import { cellsToMerge } from './isSmall.ts';

type Shares = Pick<ColumnFigures, 'shares' | 'n' | 'na'>;

interface Cell {
  readonly value: number | null;
  readonly label: string;
  readonly count: number;
}

/**
 * The shares of one choice, those of few put together to one with their names, 'keine Angabe' among them; null where all together
 * are too few. The same object where nothing is small.
 */
export function mergeShares(column: Shares, least: number): Shares | null {
  const { shares, n, na } = column;
  const none: Cell = { value: null, label: sharedTexts.noAnswer, count: na };
  const merged = cellsToMerge<Cell>([...shares, none], least);
  if (merged === null) return null;
  if (merged.size === 0) return column;
  const inOrder: readonly Cell[] = [...shares, none].filter((cell) => merged.has(cell));
  const all = merged.has(none) ? n + na : n;
  const count = inOrder.reduce((sum, cell) => sum + cell.count, 0);
  const together = {
    value: inOrder.find(({ value }) => value !== null)?.value ?? 0,
    label: sharedTexts.together(inOrder.map(({ label }) => label)),
    count,
  };
  const first = inOrder[0];
  const kept = shares.flatMap((share) => (share === first ? [together] : merged.has(share) ? [] : [share]));
  return {
    shares: kept.map((share) =>
      Object.assign({}, share, { share: share.count / all }, wilsonInterval(share.count, all)),
    ),
    n: all,
    na: merged.has(none) ? 0 : na,
  };
}
