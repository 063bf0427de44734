/**
 * Which slot from the left each card of a column takes: below the card that leads to it, so that the main way runs straight
 * down, else the next free one. `layers` are those of one column, each in order from left to right.
 */
export function slotsOf(
  layers: readonly (readonly string[])[],
  sources: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const slots = new Map<string, number>();
  for (const ids of layers) {
    // In order, none twice: each where it wishes to be, or just right of the one before.
    let next = 0;
    for (const id of ids) {
      const slot = Math.max(next, wish(id));
      slots.set(id, slot);
      next = slot + 1;
    }
  }
  return slots;

  /** The slot of the source that is the furthest to the left; 0 at the top of a column. */
  function wish(id: string): number {
    let least = Infinity;
    for (const source of sources.get(id) ?? []) least = Math.min(least, slots.get(source) ?? Infinity);
    return least === Infinity ? 0 : least;
  }
}
