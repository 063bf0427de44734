import type { CompiledBlock, RoundPlace } from '../CompiledSurvey.ts';
import { loopEndId } from '../../../blocks/loop/roundId.ts';

/** Every round of the loops of a dialog, in order; none without loops. */
export function roundPlaces(
  blocks: ReadonlyMap<string, CompiledBlock>,
  repliesLeft: ReadonlyMap<string, number>,
): RoundPlace[] {
  const ids = [...blocks.keys()];
  const beginning = ids.flatMap((id, index) => {
    const round = blocks.get(id)?.round ?? null;
    return round ? [{ id, index, round }] : [];
  });
  return beginning.map(({ id, index, round }, place) => {
    const next = beginning.slice(place + 1).find((other) => other.round.loop === round.loop);
    const end = next?.id ?? loopEndId(round.loop);
    const isFirst = !beginning.slice(0, place).some((other) => other.round.loop === round.loop);
    return {
      id,
      isFirst,
      from: index,
      to: next?.index ?? ids.indexOf(end),
      replies: (repliesLeft.get(id) ?? 0) - (repliesLeft.get(end) ?? 0),
    };
  });
}
