import type { Block } from '../../../../contract/index.ts';
import { loopEndId, roundId } from '../../../blocks/loop/roundId.ts';
import type { ShufflePlace } from '../CompiledSurvey.ts';

/** Where shuffles of resolved blocks decide how it goes on, by block: at the shuffle itself, and behind each of its items; none without shuffles. */
export function shufflePlaces(blocks: readonly Block[]): ReadonlyMap<string, ShufflePlace> {
  const places = new Map<string, ShufflePlace>();
  const known = new Set(
    blocks.some(({ type }) => type === 'shuffle') ? blocks.map(({ unique_question_id }) => unique_question_id) : [],
  );
  for (const { type, unique_question_id: shuffle, jump_to_ids } of blocks) {
    const end = loopEndId(shuffle);
    if (type !== 'shuffle' || !known.has(end)) continue;
    const into = new Map(
      jump_to_ids.flatMap((jump) => (jump.kind === 'option' ? [[Number(jump.option_id), jump.target] as const] : [])),
    );
    places.set(shuffle, { shuffle, behind: null, into, end });
    for (const number of into.keys()) places.set(roundId(shuffle, number), { shuffle, behind: number, into, end });
  }
  return places;
}

/** The items of a shuffle that come behind a place of it, by their numbers, in an order of all. */
export function comingBehind({ behind }: Pick<ShufflePlace, 'behind'>, order: readonly number[]): readonly number[] {
  return behind === null ? order : order.slice(order.indexOf(behind) + 1);
}
