import type { AnswerType } from '../AnswerType.ts';
import { numbersFigure, sharesFigure } from '../shares.ts';

/** A scale: shares of its points as they were clicked, and the mean of the scores; an item that is turned round has both. */
export const scale: AnswerType = {
  isCounted: true,
  figures: ({ columns: [score, clicked] }) =>
    score ? [...sharesFigure(clicked ?? score), ...numbersFigure(score, clicked !== undefined)] : [],
};
