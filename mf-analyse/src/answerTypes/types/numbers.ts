import type { ColumnFigures } from '@dialogwerk/shared/contract';
import type { AnswerType } from '../AnswerType.ts';
import type { Nps } from '../Figure.ts';
import { histogramFigure, numbersFigure } from '../shares.ts';

const groupOf = (value: number): number => (value < 7 ? 0 : value < 9 ? 1 : 2);

/** The score of a slider from 0 to 10 (domain.md §2); null before the first answer. */
export function npsOf(histogram: ColumnFigures['histogram']): Nps | null {
  const n = histogram.reduce((sum, { count }) => sum + count, 0);
  // Ranges say as much as single values, as long as each lies in one of the three groups.
  const isGrouped = histogram.every(({ from, to }) => from === to || groupOf(from) === groupOf(to - 1));
  if (n === 0 || !isGrouped) return null;
  const share = (least: number, most: number): number =>
    histogram.reduce((sum, { from, count }) => (from >= least && from <= most ? sum + count : sum), 0) / n;
  const [detractors, passives, promoters] = [share(0, 6), share(7, 8), share(9, 10)];
  return { n, score: Math.round((promoters - detractors) * 100), detractors, passives, promoters };
}

/** A number: how often each was given, mean and spread. */
export const numbers: AnswerType = {
  isCounted: true,
  figures: ({ columns: [column] }) => (column ? [...histogramFigure(column), ...numbersFigure(column)] : []),
};

/** A slider: a number, and from 0 to 10 also the Net Promoter Score. */
export const slider: AnswerType = {
  isCounted: true,
  figures(answered) {
    const nps = answered.question.is_nps ? npsOf(answered.columns[0]?.histogram ?? []) : null;
    return [...(nps ? [{ kind: 'nps', nps } as const] : []), ...numbers.figures(answered)];
  },
};
