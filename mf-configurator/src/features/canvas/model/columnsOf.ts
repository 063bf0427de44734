import type { Connection } from '../../../model/connectionsOf.ts';
import { STEP } from './cardSizes.ts';

/** Up to so many layers a dialog is one column. */
export const LONG = 24;
/** Width to height that the drawing of a long dialog may come to; beyond, its columns become longer. */
const WIDEST = 2.2;
/** A column of a chain takes two steps: its cards, and the room for ways beside them. */
const COLUMN = 2 * STEP.x;
/** Columns become longer by this, so that they are laid anew only when a dialog has doubled. */
const LONGER = Math.SQRT2;
/** So many times as long a column may become in looking for a place with one way. */
const STRETCH = 2;
/** Above so many layers a single column could not be seen as a whole any more: then the place with the fewest ways has to do. */
const TOO_LONG = 80;

/**
 * Parts layers into columns, the first layer of each. A column ends only in a long dialog, where one way alone leads on, so that
 * the eye has one line to follow. From above, so that nothing moves when the dialog grows at its end.
 */
export function columnsOf(layers: readonly (readonly string[])[], connections: readonly Connection[]): number[] {
  const count = layers.length;
  const starts = [0];
  if (count <= LONG) return starts;
  const ways = waysAcross(layers, connections);
  const rows = rowsFor(count);
  let start = 0;
  while (start + rows < count) {
    const next = cutAfter(start + rows, start + rows * STRETCH);
    if (next === null) break;
    starts.push(next);
    start = next;
  }
  return starts;

  /** The first layer of the next column. */
  function cutAfter(first: number, last: number): number | null {
    let fewest: number | null = null;
    for (let layer = first; layer < count; layer += 1) {
      const across = ways[layer] ?? 0;
      if (across <= 1) return layer;
      if (count <= TOO_LONG) continue;
      if (layer > last) break;
      if (fewest === null || across < (ways[fewest] ?? 0)) fewest = layer;
    }
    return fewest;
  }
}

function rowsFor(count: number): number {
  let rows = LONG;
  while (((count / rows) * COLUMN) / (rows * STEP.y) > WIDEST) rows *= LONGER;
  return Math.round(rows);
}

/** How many ways lead from above each layer into it or past it, or back; those to the ending run beside all columns anyhow. */
function waysAcross(layers: readonly (readonly string[])[], connections: readonly Connection[]): number[] {
  const layerOf = new Map<string, number>();
  for (const [layer, ids] of layers.entries()) for (const id of ids) layerOf.set(id, layer);
  const changes = layers.map(() => 0);
  for (const { source, target } of connections) {
    const [from, to] = [layerOf.get(source), layerOf.get(target)];
    if (from === undefined || to === undefined || from === to) continue;
    const [first, last] = from < to ? [from, to] : [to, from];
    changes[first + 1] = (changes[first + 1] ?? 0) + 1;
    if (last + 1 < changes.length) changes[last + 1] = (changes[last + 1] ?? 0) - 1;
  }
  let across = 0;
  return changes.map((change) => (across += change));
}
