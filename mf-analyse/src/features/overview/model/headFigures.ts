import type { CallResponse } from '@dialogwerk/shared/contract';
import { formatCount } from '@dialogwerk/shared/numbers';
import { formatDuration, formatShare } from '../../../formats.ts';
import { overviewTexts as texts } from '../texts.ts';

/** How conversations stand; what is null is not shown. */
export type HeadStanding = Pick<
  NonNullable<CallResponse<'sharedOverview'>['overview']>,
  'opened' | 'begun' | 'finished' | 'seconds'
>;

/** A figure in words, and what it is made of, '' where nothing is to be said. */
export interface HeadFigure {
  readonly name: string;
  readonly value: string;
  readonly beside: string;
}

const written = (count: number | null): string => (count === null ? '–' : formatCount(count));

/** The figures that authors look for first. Who has only opened the link has not begun. */
export function headFigures({ opened, begun, finished, seconds }: HeadStanding): readonly HeadFigure[] {
  const hasRate = finished !== null && begun !== null && begun > 0;
  return [
    { name: texts.begun, value: written(begun), beside: texts.opened(opened ?? 0) },
    { name: texts.finished, value: written(finished), beside: '' },
    {
      name: texts.rate,
      value: hasRate ? formatShare(finished / begun) : '–',
      beside: hasRate ? texts.rateOf(finished, begun) : '',
    },
    {
      name: texts.duration,
      value: seconds === null ? '–' : formatDuration(1000 * seconds.median),
      beside:
        // One alone has no spread.
        seconds === null || seconds.n === 1 || seconds.q1 === null || seconds.q3 === null
          ? ''
          : texts.spread(formatDuration(1000 * seconds.q1), formatDuration(1000 * seconds.q3)),
    },
  ];
}
