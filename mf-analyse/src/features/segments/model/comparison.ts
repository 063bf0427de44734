import type { CallResponse } from '@dialogwerk/shared/contract';
import { formatCount } from '@dialogwerk/shared/numbers';
import { formatDuration, formatExactShare } from '../../../formats.ts';
import { segmentTexts as texts } from '../texts.ts';
import type { ComparedValue } from './comparedFigures.ts';
import { sharePoints, signed } from './difference.ts';

type Overview = CallResponse<'resultOverview'>;

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
    apart: sharePoints,
  },
  {
    name: texts.duration,
    of: ({ seconds }) => (seconds === null ? null : 1000 * seconds.median),
    written: formatDuration,
  },
];

/** The figures of two segments, and by how much the second is above (+) or below (−) the first. */
export function comparison(first: Overview, second: Overview): readonly ComparedValue[] {
  return figures.map(({ name, of, written, apart = written }) => {
    const [one, other] = [of(first), of(second)];
    return {
      id: name,
      label: name,
      first: one === null ? '–' : written(one),
      second: other === null ? '–' : written(other),
      difference: one === null || other === null ? '–' : signed(other - one, apart),
    };
  });
}
