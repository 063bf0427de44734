import type { LayoutGraph } from './layoutGraph.ts';

/**
 * Puts each block one layer below the lowest block that leads to it (longest path), within a layer from left to right by
 * where the edges come from (barycentre). Gives the blocks of each layer by their numbers.
 */
export function layersOf(sources: LayoutGraph['sources']): number[][] {
  const layerOf = new Int32Array(sources.length);
  const layers: number[][] = [];
  let previous = -1;
  let block = 0;
  for (const above of sources) {
    // Nothing leads here from above: it stands behind its neighbour in order.
    let depth = above.length > 0 ? 0 : previous + 1;
    for (const source of above) depth = Math.max(depth, (layerOf[source] ?? 0) + 1);
    layerOf[block] = depth;
    (layers[depth] ??= []).push(block);
    previous = depth;
    block += 1;
  }
  return bySource(layers, sources);
}

function bySource(layers: readonly number[][], sources: LayoutGraph['sources']): number[][] {
  const place = new Int32Array(sources.length);
  return layers.map((blocks) => {
    // Most layers are one block, which stands at 0.
    if (blocks.length === 1) return blocks;
    const weight = new Map(blocks.map((block) => [block, mean(sources[block] ?? [], place)]));
    const sorted = blocks.toSorted((a, b) => (weight.get(a) ?? 0) - (weight.get(b) ?? 0));
    for (const [index, block] of sorted.entries()) place[block] = index;
    return sorted;
  });
}

function mean(sources: readonly number[], place: Int32Array): number {
  let sum = 0;
  for (const source of sources) sum += place[source] ?? 0;
  return sources.length === 0 ? 0 : sum / sources.length;
}
