import type { BlockType } from '@dialogwerk/shared/contract';

/** What can be picked from a list. */
export interface Pickable {
  readonly id: string;
  /** A path of `@mdi/js`, or the block type whose sign it has. */
  readonly icon: string | { readonly type: BlockType };
  readonly name: string;
  readonly hint: string;
  /** What else people call it. */
  readonly words?: readonly string[];
  /** The shortcut that does the same, as it is labelled. */
  readonly keys?: string | null;
}

/**
 * The items that have each word of the query in name, hint or what else they are called, in any case: first those that are called so or whose name
 * begins with it, then those with another word that begins with it.
 */
export function matching<Item extends Pickable>(items: readonly Item[], query: string): readonly Item[] {
  const wanted = query.trim().toLocaleLowerCase('de');
  if (wanted === '') return items;
  const words = wanted.split(/\s+/);
  const found = items.filter(({ name, hint, words: others = [] }) => {
    const said = `${name} ${hint} ${others.join(' ')}`.toLocaleLowerCase('de');
    return words.every((word) => said.includes(word));
  });
  const ranks = new Map(found.map((item) => [item, rankOf(item, wanted)]));
  return found.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

function rankOf({ name, words = [] }: Pickable, wanted: string): number {
  const called = words.map((word) => word.toLocaleLowerCase('de'));
  if (name.toLocaleLowerCase('de').startsWith(wanted) || called.includes(wanted)) return 0;
  return called.some((word) => word.startsWith(wanted)) ? 1 : 2;
}
