import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';

/** One of the things that a question asks about: a statement of a battery, an entry that gets points. */
export interface ListedItem {
  readonly id: string;
  readonly text: string;
}

/** Whether an item was only added: not among the `saved` ones, and without a text. */
export function isUntouchedItem({ id, text }: ListedItem, saved: readonly ListedItem[]): boolean {
  return text.trim() === '' && !saved.some((item) => item.id === id);
}

const lengthRule = atMost(TEXT_LIMITS.option);

interface ItemRules {
  /** What is wrong with one item, or null. */
  readonly problemOfItem: (item: ListedItem, index: number) => string | null;
  /** true, or the first problem of the items. */
  readonly itemsRule: (items: readonly ListedItem[]) => true | string;
}

/** The rules of a list of items; `empty` says that the item of this number, from 1, has no text. */
export function itemRules(empty: (number: number) => string): ItemRules {
  const problemOfItem: ItemRules['problemOfItem'] = ({ text }, index) =>
    text.trim() === '' ? empty(index + 1) : problemOf(lengthRule(text));
  return {
    problemOfItem,
    itemsRule: (items) => items.map(problemOfItem).find((problem) => problem !== null) ?? true,
  };
}
