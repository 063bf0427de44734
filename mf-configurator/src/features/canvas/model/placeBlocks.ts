import type { Block } from '@dialogwerk/shared/contract';
import type { Position } from '../../../model/BlockChange.ts';
import { STEP } from './cardSizes.ts';
import type { Connection } from '../../../model/connectionsOf.ts';
import { columnsOf } from './columnsOf.ts';
import { freePlace, takenBy } from './freePlace.ts';
import { forwardSources, layersOf } from './layersOf.ts';
import { rowsOf } from './rowsOf.ts';
import type { Cell } from './rowsOf.ts';
import { slotsOf } from './slotsOf.ts';

/**
 * A place for every block: its own, else one from the layered layout, moved aside where a placed block stands already.
 * Layers run downwards and go on in a further column where they are very many.
 */
export function placeBlocks(blocks: readonly Block[], connections: readonly Connection[]): Map<string, Position> {
  const places = new Map<string, Position>();
  for (const { unique_question_id, position } of blocks) if (position) places.set(unique_question_id, position);
  if (places.size === blocks.length) return places;
  const taken = takenBy(places.values());
  // As long as nobody has moved a card, the layout is free of overlaps by itself.
  const isUntouched = places.size === 0;
  for (const [id, place] of layoutOf(blocks, connections)) {
    if (places.has(id)) continue;
    const free = isUntouched ? place : freePlace(place, taken);
    places.set(id, free);
    if (!isUntouched) taken.add(free);
  }
  return places;
}

function layoutOf(blocks: readonly Block[], connections: readonly Connection[]): Map<string, Position> {
  const sources = forwardSources(blocks, connections);
  const layers = layersOf(blocks, sources);
  const starts = columnsOf(layers, connections);
  const cells = new Map<string, Cell>();
  const lefts: number[] = [];
  let left = 0;
  for (const [column, start] of starts.entries()) {
    const ofColumn = layers.slice(start, starts[column + 1]);
    const slots = slotsOf(ofColumn, sources);
    let widest = 0;
    for (const [row, ids] of ofColumn.entries())
      for (const id of ids) {
        const slot = slots.get(id) ?? 0;
        widest = Math.max(widest, slot);
        cells.set(id, { column, row, slot });
      }
    lefts.push(left);
    // One slot stays free beside each column, for the ways that lead on and back.
    left += (widest + 2) * STEP.x;
  }
  const tops = rowsOf(cells, connections);
  const places = new Map<string, Position>();
  for (const [id, { column, row, slot }] of cells)
    places.set(id, { x: (lefts[column] ?? 0) + slot * STEP.x, y: tops[column]?.[row] ?? row * STEP.y });
  return places;
}
