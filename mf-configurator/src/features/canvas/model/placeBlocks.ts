import type { Block } from '@dialogwerk/shared/contract';
import type { Position } from '../../../model/BlockChange.ts';
import { STEP } from './cardSizes.ts';
import type { Connection } from '../../../model/connectionsOf.ts';
import { freePlace, takenBy } from './freePlace.ts';
import { layersOf } from './layersOf.ts';

/** Width to height that the whole drawing comes near, as screens are. */
const ASPECT = 1.5;
/** So many rows are taken before a second column begins. */
const MOST_FOR_FEW = 4;

/**
 * A place for every block: its own, else one from the layered layout, moved aside where a placed block stands already.
 * Layers run downwards and go on in a further column, because a chain of a hundred cards would be too thin to look at.
 */
export function placeBlocks(blocks: readonly Block[], connections: readonly Connection[]): Map<string, Position> {
  const places = new Map<string, Position>();
  for (const { unique_question_id, position } of blocks) if (position) places.set(unique_question_id, position);
  if (places.size === blocks.length) return places;
  const taken = takenBy(places.values());
  // As long as nobody has moved a card, the layout is free of overlaps by itself.
  const isUntouched = places.size === 0;
  for (const [id, place] of layoutOf(layersOf(blocks, connections))) {
    if (places.has(id)) continue;
    const free = isUntouched ? place : freePlace(place, taken);
    places.set(id, free);
    if (!isUntouched) taken.add(free);
  }
  return places;
}

/** Whether the automatic layout places a block. */
export function isPlacedByLayout(block: Block): boolean {
  return block.position === null;
}

function layoutOf(layers: readonly string[][]): Map<string, Position> {
  const most = Math.max(MOST_FOR_FEW, Math.ceil(Math.sqrt((layers.length * STEP.x) / (ASPECT * STEP.y))));
  // As long as each other, so that no column has a single card.
  const rows = Math.ceil(layers.length / Math.ceil(layers.length / most));
  const places = new Map<string, Position>();
  let left = 0;
  for (let start = 0; start < layers.length; start += rows) {
    const column = layers.slice(start, start + rows);
    const widest = Math.max(...column.map((ids) => ids.length));
    for (const [row, ids] of column.entries()) {
      const indent = ((widest - ids.length) * STEP.x) / 2;
      for (const [index, id] of ids.entries()) places.set(id, { x: left + indent + index * STEP.x, y: row * STEP.y });
    }
    left += widest * STEP.x;
  }
  return places;
}
