import type { Box } from '../geometry/Box.ts';
import { HANDLE, LANE, OPTION_LINE } from '../geometry/cardSizes.ts';
import type { OutcomeHandle } from '../outcomes/outcomeLines.ts';
import type { Position } from '../Position.ts';
import { LEAST_CLEARANCE } from './createObstacles.ts';
import type { Obstacles } from './createObstacles.ts';

/** Distance, in canvas units, from a card's side to the lead of its lowest outcome. */
const FIRST = LANE;
/** Further distance of edges beside a card whose outcomes have leads there. */
export const LEADS = 3 * LANE;
/** Parts of the usual distance, because cards that were dragged close leave less room. */
const TIGHTER = [1, 0.6];
const LEAST_PART = 0.3;

/** The middle of an outcome's handle on its card. */
function handleAt({ right, top }: Box, { row }: OutcomeHandle): Position {
  return { x: right, y: top + OPTION_LINE.first + row * OPTION_LINE.height };
}

/**
 * The way from an outcome's handle beside its card to below it, where an edge goes on as any other. The topmost outcome's lies
 * outermost, so that those of one card do not cross.
 */
export function leadOf(
  card: Box,
  handle: OutcomeHandle,
  obstacles: Obstacles,
): readonly [Position, Position, Position] {
  const begin = handleAt(card, handle);
  const highest = handleAt(card, { ...handle, row: 0 });
  const bottom = card.bottom + HANDLE / 2;
  // Many lie closer together, because cards beside each other leave no more room.
  const apart = handle.rows > OPTION_LINE.rows ? LANE - 2 : LANE;
  const at = (row: number, part: number): number => begin.x + part * (FIRST + (handle.rows - 1 - row) * apart);
  // One for all of the card, so that they stay in their order.
  const part =
    TIGHTER.find((one) => obstacles.isFreeDown(at(0, one), highest.y, bottom, LEAST_CLEARANCE)) ?? LEAST_PART;
  const x = at(handle.row, part);
  return [
    { x: begin.x + HANDLE / 4, y: begin.y },
    { x, y: begin.y },
    { x, y: bottom },
  ];
}
