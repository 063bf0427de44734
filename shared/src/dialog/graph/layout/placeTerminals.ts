import type { Block } from '../../../contract/index.ts';
import { startBlock } from '../../blocks/startBlock.ts';
import type { Position } from '../Position.ts';
import { END, START } from '../terminals.ts';
import { STEP, TERMINAL_CARD } from '../geometry/cardSizes.ts';
import { isOverlapping } from '../geometry/Box.ts';
import { clustersOf } from './clustersOf.ts';
import { placeBelow } from './freePlace.ts';
import { boxOf } from '../routing/createObstacles.ts';

const GAP = 64;
/** Min distance between cards, in canvas units, because an edge needs room between them. */
const APART = 16;
/** Further distance above the ending, in canvas units, because many edges may lead to it, with labels. */
const ROOM = 24;

/**
 * The places of all cards at rest: welcome above the first block or aside from there, ending below the last one in order; where the layout has
 * placed that one, below all cards around it, so that all edges to the ending lead down.
 */
export function withTerminals(
  blocks: readonly Block[],
  places: ReadonlyMap<string, Position>,
): ReadonlyMap<string, Position> {
  const { first, last } = terminalBlocks(blocks);
  const top = first && places.get(first);
  const bottom = last && places.get(last);
  if (!top || !bottom) return places;
  const end = blocks.at(-1)?.position
    ? placeBelow(bottom, [...places.values()])
    : { x: bottom.x, y: lowestAround(bottom, places) + STEP.y + ROOM };
  return new Map(places).set(START, placeAbove(top, places)).set(END, end);
}

/** Right above a card, or aside from there as long as a card that was dragged stands in that place. */
function placeAbove({ x, y }: Position, places: ReadonlyMap<string, Position>): Position {
  const place = { x, y: y - TERMINAL_CARD.height - GAP };
  const isTaken = (): boolean => {
    const { left, right, top, bottom } = boxOf(START, place);
    const around = { left: left - APART, right: right + APART, top: top - APART, bottom: bottom + APART };
    for (const [id, card] of places) if (isOverlapping(around, boxOf(id, card))) return true;
    return false;
  };
  while (isTaken()) place.x += STEP.x;
  return place;
}

/** The top of the lowest card of those that stand together with one. */
function lowestAround({ x, y }: Position, places: ReadonlyMap<string, Position>): number {
  const { at } = clustersOf(places.values());
  const cluster = at(x);
  let lowest = y;
  for (const place of places.values())
    if (cluster && place.x >= cluster.left && place.x <= cluster.right) lowest = Math.max(lowest, place.y);
  return lowest;
}

/** The cards of a gesture with the terminals that go along with their blocks. */
export function withTheirTerminals(ids: ReadonlySet<string>, blocks: readonly Block[]): ReadonlySet<string> {
  const { first = '', last = '' } = terminalBlocks(blocks);
  return new Set([...ids, ...(ids.has(first) ? [START] : []), ...(ids.has(last) ? [END] : [])]);
}

function terminalBlocks(blocks: readonly Block[]) {
  return { first: startBlock(blocks)?.unique_question_id, last: blocks.at(-1)?.unique_question_id };
}
