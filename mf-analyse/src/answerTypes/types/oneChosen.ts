import type { AnswerType } from '../AnswerType.ts';
import { sharesFigure } from '../shares.ts';
import { ofChoice, typedBeside } from './typedBeside.ts';

/** One option with what was typed beside 'Sonstiges', one picture, or whether a consent was given. */
export const oneChosen: AnswerType = {
  isCounted: true,
  figures({ columns }) {
    const [column] = ofChoice(columns);
    return [...(column ? sharesFigure(column) : []), ...typedBeside(columns)];
  },
};
