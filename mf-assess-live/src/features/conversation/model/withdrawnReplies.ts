import type { DialogEntry } from '@dialogwerk/shared/contract';

/** Which question an entry of a respondent answers. */
type Answer = Pick<DialogEntry, 'user_or_bot' | 'unique_question_id' | 'nachfrage_id'>;

/** How many replies of the transcript before are not in the one after a changed answer: these do not apply any more. */
export function withdrawnReplies(before: readonly Answer[], after: readonly Answer[]): number {
  const kept = repliesOf(after);
  return [...repliesOf(before)].filter((reply) => !kept.has(reply)).length;
}

function repliesOf(entries: readonly Answer[]): Set<string> {
  return new Set(
    entries
      .filter(({ user_or_bot, unique_question_id }) => user_or_bot === 'user' && unique_question_id !== null)
      .map(({ unique_question_id, nachfrage_id }) => `${unique_question_id} ${nachfrage_id}`),
  );
}
