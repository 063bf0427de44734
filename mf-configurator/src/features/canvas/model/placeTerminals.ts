import type { Block } from '@dialogwerk/shared/contract';
import type { Position } from '../../../model/BlockChange.ts';
import { firstBlock } from '../../../model/inOrder.ts';
import { END, START } from '../../../model/terminals.ts';
import { TERMINAL_CARD } from './cardSizes.ts';
import { placeBelow } from './freePlace.ts';

const GAP = 64;

/** Where the cards are. */
export type PlaceOf = (id: string) => Position | undefined;

/** The places of all cards at rest: welcome above the first block, ending below the last one in order. */
export function withTerminals(
  blocks: readonly Block[],
  places: ReadonlyMap<string, Position>,
): ReadonlyMap<string, Position> {
  const { first, last } = terminalBlocks(blocks);
  const top = first && places.get(first);
  const bottom = last && places.get(last);
  if (!top || !bottom) return places;
  return new Map(places)
    .set(START, { x: top.x, y: top.y - TERMINAL_CARD.height - GAP })
    .set(END, placeBelow(bottom, [...places.values()]));
}

/** Where the cards are during a gesture: each terminal goes along with its block. */
export function placesWhile(
  moving: ReadonlyMap<string, Position>,
  resting: ReadonlyMap<string, Position>,
  blocks: readonly Block[],
): PlaceOf {
  if (moving.size === 0) return (id) => resting.get(id);
  const { first, last } = terminalBlocks(blocks);
  const carried = new Map([
    [START, carriedAlong(START, first)],
    [END, carriedAlong(END, last)],
  ]);
  return (id) => moving.get(id) ?? carried.get(id) ?? resting.get(id);

  function carriedAlong(terminal: string, block = ''): Position | undefined {
    const place = resting.get(terminal);
    const from = resting.get(block);
    const to = moving.get(block);
    return place && from && to && { x: place.x + to.x - from.x, y: place.y + to.y - from.y };
  }
}

function terminalBlocks(blocks: readonly Block[]) {
  return { first: firstBlock(blocks)?.unique_question_id, last: blocks.at(-1)?.unique_question_id };
}
