import type { ColumnFigures } from '@dialogwerk/shared/contract';
import type { Figure } from '../Figure.ts';
import { histogramFigure, numbersFigure } from '../shares.ts';

/** The columns of the choice itself, without what was typed beside 'Sonstiges'. */
export const ofChoice = (columns: readonly ColumnFigures[]): readonly ColumnFigures[] =>
  columns.filter(({ part }) => part === '');

/** What was typed beside 'Sonstiges': words as a list that can be coded, numbers with their mean; none before the first. */
export function typedBeside(columns: readonly ColumnFigures[]): Figure[] {
  return columns.filter(({ part, n }) => part !== '' && n > 0).flatMap(figuresOfTyped);
}

function figuresOfTyped(column: ColumnFigures): Figure[] {
  if (column.type === 'text') return [{ kind: 'texts', part: column.part, of: 'words' }];
  const counted = histogramFigure(column).map((figure) => Object.assign(figure, { caption: column.option }));
  return [...counted, ...numbersFigure(column)];
}
