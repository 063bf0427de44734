import type { Block } from '@dialogwerk/shared/contract';
import type { Position } from '../../../model/BlockChange.ts';
import { firstBlock } from '../../../model/inOrder.ts';
import { END, START } from '../../../model/terminals.ts';
import { TERMINAL_CARD } from './cardSizes.ts';
import { placeBelow } from './freePlace.ts';

const GAP = 64;

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

/** The cards of a gesture with the terminals that go along with their blocks. */
export function withTheirTerminals(ids: ReadonlySet<string>, blocks: readonly Block[]): ReadonlySet<string> {
  const { first = '', last = '' } = terminalBlocks(blocks);
  return new Set([...ids, ...(ids.has(first) ? [START] : []), ...(ids.has(last) ? [END] : [])]);
}

function terminalBlocks(blocks: readonly Block[]) {
  return { first: firstBlock(blocks)?.unique_question_id, last: blocks.at(-1)?.unique_question_id };
}
