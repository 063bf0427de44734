import type { BlockOf, MatrixItem } from '../../../contract/index.ts';

/** An item with the variable that its score stands in; null when the block has none. */
export interface NamedItem extends MatrixItem {
  readonly variable: string | null;
}

/** The items of a battery, each id once; their variables count by place, from 1. */
export function matrixItems({ items, variable }: Pick<BlockOf<'matrix'>, 'items' | 'variable'>): NamedItem[] {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()];
  return unique.map((item, index) =>
    Object.assign({}, item, { variable: variable === null ? null : `${variable}_${index + 1}` }),
  );
}
