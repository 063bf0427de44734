import type { Collection, Source } from './Collection.ts';
import { NotUnderstood } from './NotUnderstood.ts';

/** One file may ask for so many items in its formulas, all together; each formula may ask for all. */
const MOST_VISITS = 500_000;

/** The items that formulas may use, by where they stand. */
export class Sources {
  readonly #below = new Map<string | null, Source[]>();
  readonly #inOrder: readonly Source[];
  #visits = 0;

  constructor(inOrder: readonly Source[]) {
    this.#inOrder = inOrder;
    for (const source of inOrder) {
      const beside = this.#below.get(source.item.parent);
      if (beside) beside.push(source);
      else this.#below.set(source.item.parent, [source]);
    }
  }

  /** What stands directly below an item, or at the top. */
  below(linkId: string | null, kind: 'item' | 'definition'): Collection {
    return this.#elements(this.#below.get(linkId) ?? [], kind);
  }

  /** All items below an item, or all of them. */
  descendants(linkId: string | null, kind: 'item' | 'definition'): Collection {
    if (linkId === null) return this.#elements(this.#inOrder, kind);
    const found: Source[] = [];
    const open = [...(this.#below.get(linkId) ?? [])];
    for (let next = open.shift(); next; next = open.shift()) {
      found.push(next);
      open.unshift(...(this.#below.get(next.item.linkId) ?? []));
    }
    return this.#elements(found, kind);
  }

  #elements(sources: readonly Source[], kind: 'item' | 'definition'): Collection {
    this.#visits += sources.length;
    if (this.#visits > MOST_VISITS) throw new NotUnderstood();
    return sources.map((source) => ({ kind, source }));
  }
}
