import type { ConversationState } from '../ConversationState.ts';

/** The beginning and the end of every way; block ids are never empty. */
export const START = '<start>';
export const END = '<end>';

/**
 * Where a turn went, as ids in order: the block that it began at, then every block that it came to, then `END` if it ended the
 * dialog. A turn that stays at its block has that one alone. Ways of a conversation's turns, laid end to end, are its way, so
 * that at each block as many came as went on or are still there.
 */
export function wayOf(
  before: ConversationState,
  { state, passed }: { readonly state: ConversationState; readonly passed: readonly string[] },
): string[] {
  const from = before.open?.unique_question_id ?? START;
  const held = state.open && 'held' in state.open ? [state.open.unique_question_id] : [];
  // Coming to a block that is held counts once: when the dialog stops before it.
  const isEntered = before.open !== null && 'held' in before.open && passed[0] === from;
  return [from, ...(isEntered ? passed.slice(1) : passed), ...held, ...(state.finished ? [END] : [])];
}
