import type { CompiledBlock, PartPlace } from '../CompiledSurvey.ts';
import { roundId } from '../../../blocks/loop/roundId.ts';

/** Every item of the shuffles of a dialog, in order; none without shuffles. */
export function partPlaces(
  blocks: ReadonlyMap<string, CompiledBlock>,
  repliesLeft: ReadonlyMap<string, number>,
): PartPlace[] {
  const heads = [...blocks.values()].flatMap(({ shuffled }) => (shuffled?.behind === null ? [shuffled] : []));
  if (heads.length === 0) return [];
  const places = new Map([...blocks.keys()].map((id, index) => [id, index]));
  return heads.flatMap(({ shuffle, into }) => {
    let from = places.get(shuffle) ?? 0;
    return [...into].map(([number, first]): PartPlace => {
      const over = roundId(shuffle, number);
      const replies = (repliesLeft.get(first) ?? 0) - (repliesLeft.get(over) ?? 0);
      const place = { shuffle, number, from, to: places.get(over) ?? from, replies };
      from = place.to;
      return place;
    });
  });
}
