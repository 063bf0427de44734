import type { Box } from '../geometry/Box.ts';
import { HANDLE, LANE, OPTION_LINE } from '../geometry/cardSizes.ts';
import type { OptionHandle } from '../optionHandles.ts';
import type { Position } from '../Position.ts';
import { LEAST_CLEARANCE, CLEARANCE } from './createObstacles.ts';
import type { Obstacles } from './createObstacles.ts';

/** Distance, in canvas units, from a card's side to the lead of its lowest option. */
const FIRST = CLEARANCE.side + 2;
/** Further distance of edges beside a card whose options have leads there. */
export const LEADS = OPTION_LINE.rows * LANE;
/** Parts of the usual distance, because cards that were dragged close leave less room. */
const TIGHTER = [1, 0.6];
const LEAST_PART = 0.3;

/** The middle of an option's handle on its card. */
function handleAt({ left, right, top }: Box, { side, row }: OptionHandle): Position {
  return { x: side === 'left' ? left : right, y: top + OPTION_LINE.first + row * OPTION_LINE.height };
}

/**
 * The way from an option's handle beside its card to below it, where an edge goes on as any other. The topmost option's lies
 * outermost, so that those of one card do not cross.
 */
export function leadOf(card: Box, handle: OptionHandle, obstacles: Obstacles): readonly [Position, Position, Position] {
  const begin = handleAt(card, handle);
  const highest = handleAt(card, { ...handle, row: 0 });
  const out = handle.side === 'left' ? -1 : 1;
  const bottom = card.bottom + HANDLE / 2;
  const at = (row: number, part: number): number =>
    begin.x + out * part * (FIRST + (OPTION_LINE.rows - 1 - row) * LANE);
  // One for all of the card, so that they stay in their order.
  const part =
    TIGHTER.find((one) => obstacles.isFreeDown(at(0, one), highest.y, bottom, LEAST_CLEARANCE)) ?? LEAST_PART;
  const x = at(handle.row, part);
  return [
    { x: begin.x + (out * HANDLE) / 4, y: begin.y },
    { x, y: begin.y },
    { x, y: bottom },
  ];
}
