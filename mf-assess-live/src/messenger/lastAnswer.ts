import type { DialogEntry } from '@dialogwerk/shared/contract';

/** The place of the answer that 'back' leads to; null while there is none. */
export function lastAnswer(entries: readonly DialogEntry[]): number | null {
  const place = entries.findLastIndex(
    ({ user_or_bot, unique_question_id }) => user_or_bot === 'user' && unique_question_id !== null,
  );
  return place < 0 ? null : place;
}
