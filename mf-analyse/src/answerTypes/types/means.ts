import type { ColumnFigures } from '@dialogwerk/shared/contract';
import type { AnswerType } from '../AnswerType.ts';
import type { Figure, Mean } from '../Figure.ts';
import { typedBeside } from './typedBeside.ts';

function meansIn(columns: readonly ColumnFigures[]): Mean[] {
  return columns.flatMap(({ name, option, numbers }) =>
    numbers ? [{ id: name, label: option, n: numbers.n, mean: numbers.mean, sd: numbers.sd }] : [],
  );
}

const meansFigure = (means: readonly Mean[], of: 'ranks' | 'points', least: number, most: number): Figure[] =>
  means.length === 0 ? [] : [{ kind: 'means', means, of, least, most }];

/** A ranking: the mean place of each option, the best first, and what was ranked as 'Sonstiges'. */
export const ranking: AnswerType = {
  isCounted: true,
  figures({ columns }) {
    const means = meansIn(columns).toSorted((a, b) => a.mean - b.mean);
    return [...meansFigure(means, 'ranks', 1, Math.max(2, means.length)), ...typedBeside(columns)];
  },
};

/** Points that were given to each item. */
export const points: AnswerType = {
  isCounted: true,
  figures({ columns }) {
    const means = meansIn(columns);
    return meansFigure(means, 'points', 0, Math.max(1, ...means.map(({ mean }) => mean)));
  },
};
