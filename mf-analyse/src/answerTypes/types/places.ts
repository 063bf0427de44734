import type { AnswerType } from '../AnswerType.ts';
import { sharesOf } from '../shares.ts';

/** Places on a map: how often each square of it was marked. */
export const places: AnswerType = {
  isCounted: true,
  figures({ question, columns: [column] }) {
    if (!column || column.n === 0 || column.shares.length === 0) return [];
    return [{ kind: 'map', picture: question.map ?? null, squares: sharesOf(column) }];
  },
};
