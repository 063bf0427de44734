import { STEP } from '../geometry/cardSizes.ts';
import type { LayoutGraph } from './layoutGraph.ts';

/** Max layers of a dialog that is one column. */
export const LONG = 24;
/** Max ratio of width to height of a long dialog's drawing; beyond, its columns become longer. */
const WIDEST = 2.2;
/** Width, in canvas units, of a column of a chain: its cards, and the room for edges beside them. */
const COLUMN = 2 * STEP.x;
/** Factor by which columns become longer, so that they are laid anew only when a dialog has doubled. */
const LONGER = Math.SQRT2;
/** Max factor by which a column becomes longer in looking for a place with one edge. */
const STRETCH = 2;
/** Max layers of a column that can be seen as a whole; above, the place with the fewest edges has to do. */
const TOO_LONG = 80;

/**
 * Parts layers into columns, the first layer of each. A column ends only in a long dialog, where one edge alone leads on, so that
 * the eye has one line to follow. From above, so that nothing moves when the dialog grows at its end.
 */
export function columnsOf(layers: readonly (readonly number[])[], graph: LayoutGraph): number[] {
  const count = layers.length;
  const starts = [0];
  if (count <= LONG) return starts;
  const edges = edgesAcross(layers, graph);
  const rows = rowsFor(count);
  let start = 0;
  while (start + rows < count) {
    const next = cutAfter(start + rows, start + Math.max(TOO_LONG, rows * STRETCH));
    if (next === null) break;
    starts.push(next);
    start = next;
  }
  return starts;

  /** The first layer of the next column. */
  function cutAfter(first: number, last: number): number | null {
    let fewest: number | null = null;
    for (let layer = first; layer < count; layer += 1) {
      const across = edges[layer] ?? 0;
      if (across <= 1) return layer;
      if (count <= TOO_LONG) continue;
      if (layer > last) break;
      if (fewest === null || across < (edges[fewest] ?? 0)) fewest = layer;
    }
    return fewest;
  }
}

function rowsFor(count: number): number {
  let rows = LONG;
  while (((count / rows) * COLUMN) / (rows * STEP.y) > WIDEST) rows *= LONGER;
  return Math.round(rows);
}

/** How many edges lead from above each layer into it or past it, or back; those to the ending run beside all columns anyhow. */
function edgesAcross(layers: readonly (readonly number[])[], { from, to, sources }: LayoutGraph): Int32Array {
  const layerOf = new Int32Array(sources.length);
  let layer = 0;
  for (const blocks of layers) {
    for (const block of blocks) layerOf[block] = layer;
    layer += 1;
  }
  const changes = new Int32Array(layers.length + 1);
  for (let at = 0; at < from.length; at += 1) {
    const source = from[at] ?? -1;
    const target = to[at] ?? -1;
    if (source < 0 || target < 0) continue;
    const begin = layerOf[source] ?? 0;
    const end = layerOf[target] ?? 0;
    const first = Math.min(begin, end) + 1;
    const last = Math.max(begin, end) + 1;
    changes[first] = (changes[first] ?? 0) + 1;
    changes[last] = (changes[last] ?? 0) - 1;
  }
  let across = 0;
  return changes.map((change) => (across += change));
}
