import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { ConversationState, OpenPlace } from '../ConversationState.ts';
import { shuffledReplies } from './shuffledReplies.ts';
import { unlikelyReplies } from './unlikelyReplies.ts';
import { itemAt } from './openQuestion.ts';

/** How many questions of the open block come before the one that is open. */
function repliedBefore(survey: CompiledSurvey, place: OpenPlace): number {
  const asking = survey.blocks.get(place.unique_question_id)?.asking;
  if (asking?.kind !== 'items') return place.probe ? 1 : 0;
  const item = itemAt(asking, place);
  return place.probe || !item ? asking.items.length : asking.items.indexOf(item);
}

/**
 * How far a conversation is, 0 to 1: questions replied to, as a share of those and the most that can still come, without rounds of loops that are not to
 * be expected. It goes back only when the dialog itself does (a jump to an earlier block), or when more rounds are wanted than was known.
 */
export function progressOf(survey: CompiledSurvey, state: ConversationState): number {
  if (state.finished) return 1;
  if (state.open === null) return 0;
  const fromHere = survey.repliesLeft.get(state.open.unique_question_id) ?? 1;
  const coming = fromHere + shuffledReplies(survey, state) - unlikelyReplies(survey, state);
  const left = Math.max(coming - repliedBefore(survey, state.open), 1);
  return state.replies / (state.replies + left);
}
