import { LRUCache } from 'lru-cache';

/** Together so many items (questions, columns, names) are kept, because dialogs differ a thousandfold in size. */
const ITEMS_KEPT = 50_000;

/** Stands for a value in the room that all of them share. */
interface Place {
  readonly size: number;
}

const places = new LRUCache<string, Place, () => Promise<Place>>({
  maxSize: ITEMS_KEPT,
  sizeCalculation: ({ size }) => size,
  fetchMethod: (_key, _stale, { context: work }) => work(),
});

/** Gives the value that is kept under these facts, or works it out. */
export type Kept<Value> = (facts: readonly unknown[], work: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what is worked out of dialogs, one kind of it, each under the facts that it follows from; whoever asks for it meanwhile waits for it. Nobody
 * ever says that a value is out of date: its facts have to name all that it depends on, such as the publications. All kinds share the
 * room, and what was not asked for the longest goes first. `itemsIn`: how many items a value has.
 */
export function createKept<Value extends object>(kind: string, itemsIn: (value: Value) => number): Kept<Value> {
  const values = new WeakMap<Place, Value>();
  return async (facts, work) => {
    const context = async () => {
      const value = await work();
      const place: Place = { size: itemsIn(value) + 1 };
      values.set(place, value);
      return place;
    };
    // Whoever works it out for all may go away; who waits for it does not have to.
    const place = await places.fetch(JSON.stringify([kind, ...facts]), { context }).catch(() => undefined);
    return (place && values.get(place)) ?? work();
  };
}
