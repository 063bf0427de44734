import type { Block } from '@dialogwerk/shared/contract';
import { BLOCK_CARD, GRID, placeNear } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../../model/BlockChange.ts';
import type { Place } from '../../../model/Insertion.ts';

/** Room for a new card whose top is at a point of the canvas, or aside from there; what the layout has placed is to stay. */
export function placeAt(point: Position, blocks: readonly Block[], places: ReadonlyMap<string, Position>): Place {
  const wished = { x: snapped(point.x - BLOCK_CARD.width / 2), y: snapped(point.y) };
  const standing = blocks.flatMap(({ unique_question_id, position }) => {
    const place = position === null && places.get(unique_question_id);
    return place ? [{ id: unique_question_id, position: place }] : [];
  });
  return { position: placeNear(wished, places.values()), standing };
}

function snapped(value: number): number {
  return Math.round(value / GRID) * GRID;
}
