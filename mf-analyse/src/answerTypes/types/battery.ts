import type { ColumnFigures } from '@dialogwerk/shared/contract';
import type { AnswerType } from '../AnswerType.ts';
import { groupedBy } from '../../model/groupedBy.ts';
import type { BatteryRow } from '../Figure.ts';
import { sharesOf } from '../shares.ts';

/** One item; where it is turned round its second column says what was clicked. */
function rowOf([score, clicked]: readonly ColumnFigures[]): BatteryRow[] {
  if (!score) return [];
  const { part, option, n, na, numbers } = score;
  return [
    {
      id: part,
      label: option,
      n,
      na,
      mean: numbers?.mean ?? null,
      sd: numbers?.sd ?? null,
      isInverse: clicked !== undefined,
      shares: sharesOf(clicked ?? score),
    },
  ];
}

/** A battery as one figure: each item a bar of its points. */
export const battery: AnswerType = {
  isCounted: true,
  figures({ columns }) {
    const rows = [...groupedBy(columns, ({ part }) => part).values()].flatMap(rowOf);
    if (rows.every(({ n, na }) => n + na === 0)) return [];
    return [{ kind: 'battery', points: rows[0]?.shares.map(({ label }) => label) ?? [], rows }];
  },
};
