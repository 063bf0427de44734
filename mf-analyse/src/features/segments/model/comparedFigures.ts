import type { Figure, Share } from '../../../answerTypes/Figure.ts';
import { formatExactShare, formatMean, formatNumber } from '../../../formats.ts';
import { segmentTexts as texts } from '../texts.ts';
import { sharePoints, signed } from './difference.ts';

/** One answer in two segments; null in a segment in which nobody could give it. */
export interface ComparedShare {
  readonly id: string;
  readonly label: string;
  readonly first: Share | null;
  readonly second: Share | null;
  readonly difference: string;
}

/** One value in two segments, as it is read; '–' where there is none. */
export interface ComparedValue {
  readonly id: string;
  readonly label: string;
  readonly first: string;
  readonly second: string;
  readonly difference: string;
}

/** What two segments say to a question: shares that are drawn beside each other, then values that stand in a table. */
export interface ComparedFigures {
  readonly shares: readonly ComparedShare[];
  readonly values: readonly ComparedValue[];
}

/** A value of one segment, by what it is called in both. */
interface Value {
  readonly id: string;
  readonly label: string;
  readonly value: number | null;
  readonly written: (value: number) => string;
}

/** The shares of a question's first figure of shares; of a map those of the squares that were marked. */
function sharesOf(figures: readonly Figure[]): readonly Share[] {
  for (const figure of figures) {
    if (figure.kind === 'shares') return figure.shares;
    if (figure.kind === 'map') return figure.squares.filter(({ count }) => count > 0);
  }
  return [];
}

/** What stands for an answer that nobody in a segment gave; null where nobody answered at all. */
function shareOf(shares: readonly Share[], { id, label }: Share): Share | null {
  const found = shares.find((share) => share.id === id);
  if (found) return found;
  return shares.length === 0 ? null : { id, label, count: 0, share: 0, interval: null };
}

function comparedShares(first: readonly Share[], second: readonly Share[]): ComparedShare[] {
  const labels = new Map(first.map(({ id, label }) => [id, label]));
  // Ranges of numbers follow the data: other ones beside each other would say nothing.
  if (second.some(({ id, label }) => (labels.get(id) ?? label) !== label)) return [];
  return both(first, second).map((share) => {
    const [one, other] = [shareOf(first, share), shareOf(second, share)];
    const difference = one && other ? signed(other.share - one.share, sharePoints) : '–';
    return { id: share.id, label: share.label, first: one, second: other, difference };
  });
}

function valuesOf(figure: Figure): Value[] {
  switch (figure.kind) {
    case 'numbers': {
      const { mean, median, sd, n } = figure.numbers;
      return [
        { id: 'mean', label: texts.numbers.mean, value: mean, written: formatMean },
        { id: 'median', label: texts.numbers.median, value: median, written: formatNumber },
        { id: 'sd', label: texts.numbers.sd, value: sd, written: formatMean },
        { id: 'n', label: texts.numbers.n, value: n, written: formatNumber },
      ];
    }
    case 'nps':
      return [{ id: 'nps', label: texts.nps, value: figure.nps.score, written: formatNumber }];
    case 'battery':
      return figure.rows.map(({ id, label, mean }) => ({
        id: `item ${id}`,
        label: texts.meanOf(label),
        value: mean,
        written: formatMean,
      }));
    case 'means':
      return figure.means.map(({ id, label, mean }) => ({
        id: `mean ${id}`,
        label: figure.of === 'ranks' ? texts.rankOf(label) : texts.meanOf(label),
        value: mean,
        written: formatMean,
      }));
    case 'bases':
    case 'map':
    case 'shares':
    case 'texts':
    case 'files':
      return [];
  }
}

/** What is in the first list, then what is in the second alone, each once. */
function both<One extends { readonly id: string }>(first: readonly One[], second: readonly One[]): readonly One[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}

/** The figures of a question in two segments, and by how much the second is above (+) or below (−) the first. */
export function comparedFigures(first: readonly Figure[], second: readonly Figure[]): ComparedFigures {
  const [oneValues, otherValues] = [first.flatMap(valuesOf), second.flatMap(valuesOf)];
  return {
    shares: comparedShares(sharesOf(first), sharesOf(second)),
    values: both(oneValues, otherValues).map(({ id, label, written }) => {
      const valueIn = (values: readonly Value[]) => values.find((value) => value.id === id)?.value ?? null;
      const [one, other] = [valueIn(oneValues), valueIn(otherValues)];
      return {
        id,
        label,
        first: one === null ? '–' : written(one),
        second: other === null ? '–' : written(other),
        difference: one === null || other === null ? '–' : signed(other - one, written),
      };
    }),
  };
}

/** The shares as rows to read off, with their intervals. */
export function shareRows(shares: readonly ComparedShare[]): ComparedValue[] {
  const written = (share: Share | null): string => {
    if (!share) return '–';
    const { interval } = share;
    return interval
      ? texts.withInterval(
          formatExactShare(share.share),
          formatExactShare(interval.low),
          formatExactShare(interval.high),
        )
      : formatExactShare(share.share);
  };
  return shares.map(({ id, label, first, second, difference }) => ({
    id: `share ${id}`,
    label,
    first: written(first),
    second: written(second),
    difference,
  }));
}
