import type { ColumnFigures } from '@dialogwerk/shared/contract';
import type { AnswerType } from '../AnswerType.ts';
import type { Figure, Share } from '../Figure.ts';
import { oneChosen } from './oneChosen.ts';
import { ofChoice, typedBeside } from './typedBeside.ts';

/** How many have chosen the option of a column that says so by 1. */
function chosenShare(column: ColumnFigures): Share | null {
  const chosen = column.shares.find(({ value }) => value === 1);
  if (!chosen) return null;
  const { count, share, low, high } = chosen;
  return { id: column.name, label: column.option, count, share, interval: { low, high } };
}

function severalFigure(columns: readonly ColumnFigures[]): Figure[] {
  const shares = columns.flatMap((column) => chosenShare(column) ?? []);
  const n = Math.max(0, ...columns.map((column) => column.n));
  return n === 0 || shares.length === 0
    ? []
    : [{ kind: 'shares', shares, n, na: 0, isMultiple: true, isInOrder: false }];
}

/** Several options: of those who answered, how many chose each, and what was typed beside 'Sonstiges'. */
export const severalChosen: AnswerType = {
  isCounted: true,
  figures: ({ columns }) => [...severalFigure(ofChoice(columns)), ...typedBeside(columns)],
};

/** One picture or several, as the columns say, and what was typed beside 'Sonstiges'. */
export const pictures: AnswerType = {
  isCounted: true,
  figures: (answered) => (ofChoice(answered.columns).length > 1 ? severalChosen : oneChosen).figures(answered),
};
