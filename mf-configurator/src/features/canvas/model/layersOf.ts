import type { Block } from '@dialogwerk/shared/contract';
import type { Connection } from '../../../model/connectionsOf.ts';

/** Where ways lead forward from: the blocks that lead to each block from before it in the dialog's order. */
export type ForwardSources = ReadonlyMap<string, readonly string[]>;

/** Ways back up do not count, because a loop has no lowest block. */
export function forwardSources(blocks: readonly Block[], connections: readonly Connection[]): ForwardSources {
  const rank = new Map(blocks.map(({ unique_question_id }, index) => [unique_question_id, index]));
  const sources = new Map<string, string[]>();
  for (const { source, target } of connections) {
    const from = rank.get(source);
    const to = rank.get(target);
    if (from === undefined || to === undefined || from >= to) continue;
    const known = sources.get(target);
    if (known) known.push(source);
    else sources.set(target, [source]);
  }
  return sources;
}

/**
 * Puts each block one layer below the lowest block that leads to it (longest path), within a layer from left to right by
 * where the ways come from (barycentre).
 */
export function layersOf(blocks: readonly Block[], sources: ForwardSources): string[][] {
  const layer = new Map<string, number>();
  const layers: string[][] = [];
  let previous = -1;
  for (const { unique_question_id: id } of blocks) {
    const above = sources.get(id);
    // Nothing leads here from above: it stands behind its neighbour in order.
    let depth = above ? 0 : previous + 1;
    for (const source of above ?? []) depth = Math.max(depth, (layer.get(source) ?? 0) + 1);
    layer.set(id, depth);
    (layers[depth] ??= []).push(id);
    previous = depth;
  }
  return bySource(layers, sources);
}

function bySource(layers: readonly string[][], sources: ForwardSources): string[][] {
  const place = new Map<string, number>();
  return layers.map((ids) => {
    // Most layers are one block, which stands at 0 as all do that are not kept here.
    if (ids.length === 1) return [...ids];
    const weight = new Map(
      ids.map((id) => [id, mean((sources.get(id) ?? []).map((source) => place.get(source) ?? 0))]),
    );
    const sorted = ids.toSorted((a, b) => (weight.get(a) ?? 0) - (weight.get(b) ?? 0));
    for (const [index, id] of sorted.entries()) place.set(id, index);
    return sorted;
  });
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
