import { formatCount } from '@dialogwerk/shared/numbers';
import { formatExactShare, formatFigure, formatMean, formatMeanOrDash, formatNumber } from '../../../formats.ts';
import type { DrawnFigure } from '../../../answerTypes/Figure.ts';
import type { FigureTable } from '../../../model/tableText.ts';
import { questionTexts as texts } from '../texts.ts';

const { table } = texts;

/** A figure as a table, with all that it was drawn from. */
export function figureTable(figure: DrawnFigure): FigureTable {
  switch (figure.kind) {
    case 'shares': {
      const { shares, isInOrder } = figure;
      const hasIntervals = shares.some(({ interval }) => interval !== null);
      const intervalHead = hasIntervals ? [table.low, table.high] : [];
      return {
        head: [isInOrder ? table.value : table.option, table.count, table.share, ...intervalHead],
        rows: shares.map(({ id, label, count, share, interval }) => ({
          id,
          cells: [
            label,
            formatCount(count),
            formatExactShare(share),
            ...(interval ? [formatExactShare(interval.low), formatExactShare(interval.high)] : []),
          ],
        })),
      };
    }
    case 'battery':
      return {
        head: [table.item, ...figure.points, table.n, table.na, table.mean, table.sd],
        rows: figure.rows.map(({ id, label, isInverse, shares, n, na, mean, sd }) => ({
          id,
          cells: [
            isInverse ? `${label} ${texts.inverseItem}` : label,
            ...shares.map(({ count, share }) => `${formatCount(count)} (${formatExactShare(share)})`),
            formatCount(n),
            formatCount(na),
            formatMeanOrDash(mean),
            formatMeanOrDash(sd),
          ],
        })),
      };
    case 'means':
      return {
        head: [table.option, figure.of === 'ranks' ? table.rank : table.mean, table.sd, table.n],
        rows: figure.means.map(({ id, label, mean, sd, n }) => ({
          id,
          cells: [label, formatMean(mean), formatMeanOrDash(sd), formatCount(n)],
        })),
      };
    case 'nps': {
      const { score, ...groups } = figure.nps;
      return {
        head: [table.group, table.share],
        rows: [
          ...(['detractors', 'passives', 'promoters'] as const).map((group) => ({
            id: group,
            cells: [texts.npsGroup[group], formatExactShare(groups[group])],
          })),
          { id: 'nps', cells: [texts.nps, formatNumber(score)] },
        ],
      };
    }
    case 'map':
      return {
        head: [table.square, table.count, table.share],
        rows: figure.squares
          .filter(({ count }) => count > 0)
          .toSorted((a, b) => b.count - a.count)
          .map(({ id, label, count, share }) => ({ id, cells: [label, formatCount(count), formatExactShare(share)] })),
      };
    case 'numbers': {
      const { numbers } = figure;
      return {
        head: [table.figure, table.value],
        rows: (['n', 'mean', 'sd', 'min', 'q1', 'median', 'q3', 'max'] as const).map((name) => ({
          id: name,
          cells: [texts.numbers[name], formatFigure(name, numbers[name])],
        })),
      };
    }
  }
}
