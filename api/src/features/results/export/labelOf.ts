import { resultTexts } from '@dialogwerk/shared/dialog';
import type { Cell, DataColumn } from '@dialogwerk/shared/dialog';

/** What the value of a column stands for, in words; a number without a name stays one. */
export function labelling({
  values,
  missing,
}: Pick<DataColumn, 'values' | 'missing'>): (cell: Cell) => string | number {
  const labels = new Map(values.map(({ value, label }) => [value, label]));
  return (cell) => {
    if (typeof cell === 'object') return missing?.[cell.missing] ?? resultTexts.missing[cell.missing];
    return typeof cell === 'number' ? (labels.get(cell) ?? cell) : cell;
  };
}
