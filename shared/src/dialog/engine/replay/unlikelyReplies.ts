import { carryOf } from '../../blocks/carried.ts';
import type { ConversationState } from '../ConversationState.ts';
import { askedIn } from '../survey/askedIn.ts';
import type { CompiledSurvey, RoundPlace } from '../survey/CompiledSurvey.ts';

/**
 * How many of the most replies that can still come are those of rounds that the conversation will not have, as far as that is known: beyond the
 * number that was given, for what was not chosen. Where nothing is known yet, one round is supposed; so it is behind one that asks for another.
 */
export function unlikelyReplies(survey: CompiledSurvey, { open, ...state }: ConversationState): number {
  if (survey.rounds.length === 0 || open === null) return 0;
  const here = [...survey.blocks.keys()].indexOf(open.unique_question_id);
  let replies = 0;
  let from = here;
  for (const place of survey.rounds) {
    if (place.from <= from || isToCome(survey, place, state)) continue;
    replies += place.replies;
    // What lies within it is not counted again.
    from = place.to - 1;
  }
  return replies;
}

function isToCome(
  survey: CompiledSurvey,
  { id, isFirst }: RoundPlace,
  state: Omit<ConversationState, 'open'>,
): boolean {
  const begin = survey.blocks.get(id);
  const round = begin?.round;
  const [jump] = begin?.jumps ?? [];
  if (!begin || !round || !jump) return isFirst;
  if (jump.kind === 'condition') {
    const holds = jump.holds(state.variables, state.at);
    return holds === null ? isFirst : holds === true;
  }
  const carry = carryOf(begin.block);
  const isKnown = !carry || carry.which === 'all' || state.choices?.[carry.from] !== undefined;
  const { block } = askedIn(survey, begin, state);
  const isThere = 'items' in block && block.items.some((item) => item.id === round.id);
  return isKnown ? isThere : isFirst || isThere;
}
