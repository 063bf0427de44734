import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { MatrixItem } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';
import { problemOf } from './problemOf.ts';
import { atMost } from './textRules.ts';

/** Whether an item was only added: not among the `saved` ones, and without a text. */
export function isUntouchedItem({ id, text }: MatrixItem, saved: readonly MatrixItem[]): boolean {
  return text.trim() === '' && !saved.some((item) => item.id === id);
}

const lengthRule = atMost(TEXT_LIMITS.option);

/** What is wrong with one item, or null. */
export function itemProblem({ text }: MatrixItem, index: number): string | null {
  return text.trim() === '' ? texts.itemEmpty(index + 1) : problemOf(lengthRule(text));
}

/** true, or the first problem of the items. */
export function itemsRule(items: readonly MatrixItem[]): true | string {
  return items.map(itemProblem).find((problem) => problem !== null) ?? true;
}
