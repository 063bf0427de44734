import type { CompiledSurvey } from './CompiledSurvey.ts';
import type { ConversationState } from './ConversationState.ts';

/**
 * How far a conversation is, 0 to 1: replies given, as a share of those and the most that can still come. It goes
 * back only when the dialog itself does (a jump to an earlier block).
 */
export function progressOf(survey: CompiledSurvey, state: ConversationState): number {
  if (state.finished) return 1;
  if (state.open === null) return 0;
  const fromHere = survey.repliesLeft.get(state.open.unique_question_id) ?? 1;
  const left = state.open.probe ? Math.max(fromHere - 1, 1) : fromHere;
  return state.replies / (state.replies + left);
}
