import type { AnswerType } from '../AnswerType.ts';
import { sharesFigure } from '../shares.ts';

/** One option, one picture, or whether a consent was given. */
export const oneChosen: AnswerType = {
  isCounted: true,
  figures: ({ columns: [column] }) => (column ? sharesFigure(column) : []),
};
