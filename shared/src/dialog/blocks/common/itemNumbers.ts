import type { Block } from '../../../contract/index.ts';

/** What numbers items: those that are there, and all that ever were. */
interface Numbered {
  readonly items: readonly { readonly id: string }[];
  readonly numbered_items?: readonly string[] | undefined;
}

const idsEver = ({ items, numbered_items = [] }: Numbered): readonly string[] => [
  ...numbered_items,
  ...items.map(({ id }) => id),
];

/** The number of each item that a block has or ever had, from 1: in expressions as in data, wherever the item stands. */
export function itemNumbers(block: Numbered): ReadonlyMap<string, number> {
  return new Map([...new Set(idsEver(block))].map((id, index) => [id, index + 1]));
}

/** The items, each id once, with the variable that stands for each; null when the block has none. */
export function namedItems<Item extends { readonly id: string }>({
  variable,
  ...block
}: Omit<Numbered, 'items'> & {
  readonly items: readonly Item[];
  readonly variable: string | null;
}): (Item & { readonly variable: string | null })[] {
  const numbers = itemNumbers(block);
  const unique = new Map(block.items.map((item) => [item.id, item]));
  return [...unique].map(([id, item]) =>
    Object.assign({}, item, { variable: variable === null ? null : `${variable}_${numbers.get(id)}` }),
  );
}

/** The block as it is stored: its items have the numbers that they had in `before`, and new ones what follows all that ever were. */
export function withItemNumbers(block: Block, before?: Block): Block {
  if (!('items' in block)) return block;
  const known = before && 'items' in before ? idsEver(before) : [];
  return { ...block, numbered_items: [...new Set([...known, ...idsEver(block)])] };
}
