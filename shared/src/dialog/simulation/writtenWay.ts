import { writtenId } from '../blocks/loop/roundId.ts';

/** A way by the blocks that the author has written: what begins and ends a loop's rounds is the loop, once where that follows itself. */
export function writtenWay(way: readonly string[]): string[] {
  return way.map(writtenId).filter((id, index, ids) => id !== ids[index - 1] || id === way[index]);
}
