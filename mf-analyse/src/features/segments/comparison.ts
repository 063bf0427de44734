import type { CallResponse } from '@dialogwerk/shared/contract';
import { formatCount, formatDuration, formatExactShare, formatNumber } from '../../formats.ts';
import { segmentTexts as texts } from './texts.ts';

type Overview = CallResponse<'resultOverview'>;

/** A figure of two segments beside each other, as it is read; '–' where there is none. */
export interface ComparedFigure {
  readonly name: string;
  readonly first: string;
  readonly second: string;
  readonly difference: string;
}

interface Figure {
  readonly name: string;
  readonly of: (overview: Overview) => number | null;
  readonly written: (value: number) => string;
  /** A difference without its sign. */
  readonly apart?: (value: number) => string;
}

const rateOf = ({ total, states }: Overview): number | null =>
  total === states.opened ? null : states.finished / (total - states.opened);

const figures: readonly Figure[] = [
  { name: texts.total, of: ({ total }) => total, written: formatCount },
  { name: texts.finished, of: ({ states }) => states.finished, written: formatCount },
  { name: texts.stopped, of: ({ states }) => states.stopped, written: formatCount },
  {
    name: texts.rate,
    of: rateOf,
    written: formatExactShare,
    apart: (share) => texts.points(formatNumber(Math.round(1000 * share) / 10)),
  },
  {
    name: texts.duration,
    of: ({ seconds }) => (seconds === null ? null : 1000 * seconds.median),
    written: formatDuration,
  },
];

/** The figures of two segments, and by how much the second is above (+) or below (−) the first. */
export function comparison(first: Overview, second: Overview): readonly ComparedFigure[] {
  return figures.map(({ name, of, written, apart = written }) => {
    const [one, other] = [of(first), of(second)];
    return {
      name,
      first: one === null ? '–' : written(one),
      second: other === null ? '–' : written(other),
      difference: one === null || other === null ? '–' : signed(other - one, apart),
    };
  });
}

function signed(difference: number, written: (value: number) => string): string {
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${written(Math.abs(difference))}`;
}
