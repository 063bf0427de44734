import type { BlockType } from '@dialogwerk/shared/contract';

/** What can be picked from a list. */
export interface Pickable {
  readonly id: string;
  /** A path of `@mdi/js`, or the block type whose sign it has. */
  readonly icon: string | { readonly type: BlockType };
  readonly name: string;
  readonly hint: string;
  /** The shortcut that does the same, as it is labelled. */
  readonly keys?: string | null;
}

/** The items that have each word of the query in name or hint, in any case; those whose name begins with it come first. */
export function matching<Item extends Pickable>(items: readonly Item[], query: string): readonly Item[] {
  const wanted = query.trim().toLocaleLowerCase('de');
  if (wanted === '') return items;
  const words = wanted.split(/\s+/);
  const found = items.filter(({ name, hint }) => {
    const said = `${name} ${hint}`.toLocaleLowerCase('de');
    return words.every((word) => said.includes(word));
  });
  const begins = ({ name }: Item): number => (name.toLocaleLowerCase('de').startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}
