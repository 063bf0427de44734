import type { ConversationState } from '../engine/ConversationState.ts';
import type { Step } from '../engine/events.ts';

/** The blocks that a turn came past, each once: they were answered, or said where they ask nothing. */
export function leftBehind(
  before: ConversationState,
  { state, passed }: Pick<Extract<Step, { outcome: 'accepted' }>, 'state' | 'passed'>,
  isAnswer: boolean,
): string[] {
  const stands = state.open && !('held' in state.open) ? state.open.unique_question_id : null;
  const replied = isAnswer && before.open && !('held' in before.open) ? [before.open.unique_question_id] : [];
  return [...new Set([...replied, ...passed])].filter((id) => id !== stands);
}
