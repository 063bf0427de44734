import { formatMonth } from '@dialogwerk/shared/dates';
import type { AnswerType } from '../AnswerType.ts';
import { histogramFigure } from '../shares.ts';

const MONTHS = 12;

/** A day: how many gave which month or year, and the days themselves. */
export const days: AnswerType = {
  isCounted: true,
  figures({ columns: [column] }) {
    if (!column) return [];
    const areYears = column.histogram.some(({ from, to }) => from !== to);
    const written = (month: number): string =>
      areYears ? String(Math.floor(month / MONTHS)) : formatMonth(Math.floor(month / MONTHS), month % MONTHS);
    return [...histogramFigure(column, written), { kind: 'texts', part: '', of: 'days' }];
  },
};

/** Hours of a day; equal bars may go beyond. */
const HOURS = 24;

/** A time of day: how many gave which hour. */
export const times: AnswerType = {
  isCounted: true,
  figures: ({ columns: [column] }) => (column ? histogramFigure(column, (hour) => `${Math.min(hour, HOURS)} Uhr`) : []),
};
