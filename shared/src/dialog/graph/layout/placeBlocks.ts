import type { Block } from '../../../contract/index.ts';
import type { Position } from '../Position.ts';
import { BLOCK_CARD, STEP } from '../geometry/cardSizes.ts';
import type { Connection } from '../connectionsOf.ts';
import { cardHeight } from './cardHeights.ts';
import { columnsOf } from './columnsOf.ts';
import { nearestFreePlace, takenBy } from './freePlace.ts';
import { gridOf } from './gridOf.ts';
import type { Grid } from './gridOf.ts';
import { layersOf } from './layersOf.ts';
import { layoutGraph } from './layoutGraph.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * A place for every block: its own, else one from the layered layout, moved aside where a placed block stands already, no
 * further than needed.
 * Layers run downwards and go on in a further column where they are very many.
 */
export function placeBlocks(blocks: readonly Block[], connections: readonly Connection[]): Map<string, Position> {
  const places = new Map<string, Position>();
  for (const { unique_question_id, position } of blocks) if (position) places.set(unique_question_id, position);
  if (places.size === blocks.length) return places;
  const layout = layoutOf(blocks, connections);
  // As long as nobody has moved a card, the layout is free of overlaps by itself.
  if (places.size === 0) return layout;
  const placed = takenBy(places.values());
  const covered: [id: string, place: Position][] = [];
  for (const [id, place] of layout) {
    if (places.has(id)) continue;
    if (placed.isTaken(place)) covered.push([id, place]);
    else places.set(id, place);
  }
  // What moves aside lets all others stand.
  const taken = takenBy(places.values());
  for (const [id, place] of covered) {
    const free = nearestFreePlace(place, taken);
    places.set(id, free);
    taken.add(free);
  }
  return places;
}

/** In order of the layers, because a card moves aside for those that stand before it. */
function layoutOf(blocks: readonly Block[], connections: readonly Connection[]): Map<string, Position> {
  const graph = layoutGraph(blocks, connections);
  const layers = layersOf(graph.sources);
  const grid = gridOf(layers, columnsOf(layers, graph), graph.sources);
  const higher = blocks.map((block) => cardHeight(block) - BLOCK_CARD.height);
  const tops = rowsOf(grid, graph, higher);
  const lefts = leftsOf(grid);
  const places = new Map<string, Position>();
  for (const layer of layers)
    for (const number of layer) {
      const column = grid.column[number] ?? 0;
      const x = (lefts[column] ?? 0) + (grid.slot[number] ?? 0) * STEP.x;
      const y = tops[column]?.[grid.row[number] ?? 0] ?? 0;
      places.set(blocks[number]?.unique_question_id ?? '', { x, y });
    }
  return places;
}

/** The left side of each column. */
function leftsOf({ column, slot }: Grid): number[] {
  const widest: number[] = [];
  for (let block = 0; block < column.length; block += 1) {
    const of = column[block] ?? 0;
    widest[of] = Math.max(widest[of] ?? 0, slot[block] ?? 0);
  }
  let left = 0;
  return widest.map((slots) => {
    const begin = left;
    // One slot stays free beside each column, for the edges that lead on and back.
    left += (slots + 2) * STEP.x;
    return begin;
  });
}
