import type { MatrixItem } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';

const LONGEST = 2_000;

/** What is wrong with one item, or null. */
export function itemProblem({ text }: MatrixItem, index: number): string | null {
  if (text.trim() === '') return texts.itemEmpty(index + 1);
  return text.length > LONGEST ? texts.tooLong('2.000') : null;
}

/** true, or the first problem of the items. */
export function itemsRule(items: readonly MatrixItem[]): true | string {
  return items.map(itemProblem).find((problem) => problem !== null) ?? true;
}
