import type { Position } from '../../../model/BlockChange.ts';
import { BLOCK_CARD, STEP } from './cardSizes.ts';

const MARGIN = 16;

/** The wished place, or the first one to its right where no card is in the way. */
export function freePlace(wished: Position, taken: readonly Position[]): Position {
  let place = wished;
  while (taken.some((other) => overlap(place, other))) place = { x: place.x + STEP.x, y: place.y };
  return place;
}

/** A place below a card, or aside from there. */
export function placeBelow(above: Position, taken: readonly Position[]): Position {
  return freePlace({ x: above.x, y: above.y + STEP.y }, taken);
}

function overlap(a: Position, b: Position): boolean {
  return Math.abs(a.x - b.x) < BLOCK_CARD.width + MARGIN && Math.abs(a.y - b.y) < BLOCK_CARD.height + MARGIN;
}
