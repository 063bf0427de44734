import type { LayoutGraph } from './layoutGraph.ts';

/** Where each block lies, by its number: its column, its row in there, and its slot from the left; all from 0. */
export interface Grid {
  readonly column: Int32Array;
  readonly row: Int32Array;
  readonly slot: Int32Array;
}

/**
 * Gives each block a slot below the card that leads to it, so that the main path runs straight down, else the next free one.
 * `layers` are in order from left to right; `starts` has the first layer of each column.
 */
export function gridOf(
  layers: readonly (readonly number[])[],
  starts: readonly number[],
  sources: LayoutGraph['sources'],
): Grid {
  const count = sources.length;
  const column = new Int32Array(count).fill(-1);
  const row = new Int32Array(count);
  const slot = new Int32Array(count);
  let current = -1;
  let begin = 0;
  let layer = 0;
  for (const blocks of layers) {
    if (layer === starts[current + 1]) {
      current += 1;
      begin = layer;
    }
    // In order, none twice: each where it wishes to be, or just right of the one before.
    let next = 0;
    for (const block of blocks) {
      const taken = Math.max(next, wish(block));
      column[block] = current;
      row[block] = layer - begin;
      slot[block] = taken;
      next = taken + 1;
    }
    layer += 1;
  }
  return { column, row, slot };

  /** The slot of the source that is the furthest to the left; 0 at the top of a column. */
  function wish(block: number): number {
    let least = Infinity;
    for (const source of sources[block] ?? [])
      if (column[source] === current) least = Math.min(least, slot[source] ?? Infinity);
    return least === Infinity ? 0 : least;
  }
}
