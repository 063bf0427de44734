import type { Comment, CommentThread } from '@dialogwerk/shared/contract';

/** Where a comment belongs: its thread, and what that suggests. */
export type Place = Pick<CommentThread, 'thread_id' | 'unique_question_id' | 'suggestion'>;

/** How many open threads there are about each block, by its id. */
export function openByBlock(threads: readonly CommentThread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { unique_question_id, resolved } of threads)
    if (!resolved) counts.set(unique_question_id, (counts.get(unique_question_id) ?? 0) + 1);
  return counts;
}

/** With a comment that is new, or in place of what it was; one without a thread begins one. */
export function withComment(
  threads: readonly CommentThread[],
  comment: Comment,
  { thread_id, unique_question_id, suggestion }: Place,
): readonly CommentThread[] {
  if (!threads.some((thread) => thread.thread_id === thread_id))
    return [...threads, { thread_id, unique_question_id, comments: [comment], resolved: null, suggestion }];
  return threads.map((thread) => {
    if (thread.thread_id !== thread_id) return thread;
    const isThere = thread.comments.some(({ comment_id }) => comment_id === comment.comment_id);
    const comments = isThere
      ? thread.comments.map((one) => (one.comment_id === comment.comment_id ? comment : one))
      : [...thread.comments, comment].toSorted((one, other) => one.created_at - other.created_at);
    return { ...thread, comments };
  });
}

/** Without a comment. What began a thread leaves a gap where others have answered; a thread goes with its last one. */
export function withoutComment(threads: readonly CommentThread[], comment_id: string): readonly CommentThread[] {
  return threads.flatMap((thread) => {
    if (!thread.comments.some((comment) => comment.comment_id === comment_id)) return [thread];
    const left = thread.comments
      .map((comment) => (comment.comment_id === comment_id ? { ...comment, text: null } : comment))
      .filter(({ text, ...comment }) => text !== null || comment.comment_id === thread.thread_id);
    // A gap suggests nothing.
    const suggestion = comment_id === thread.thread_id ? null : thread.suggestion;
    return left.some(({ text }) => text !== null) ? [{ ...thread, comments: left, suggestion }] : [];
  });
}

/** With a thread done with, or open again, and with it what was decided. */
export function withResolved(
  threads: readonly CommentThread[],
  thread_id: string,
  resolved: CommentThread['resolved'],
): readonly CommentThread[] {
  return threads.map((thread) => {
    if (thread.thread_id !== thread_id) return thread;
    return resolved ? { ...thread, resolved } : { ...thread, resolved, suggestion: undecided(thread.suggestion) };
  });
}

function undecided(suggestion: CommentThread['suggestion']): CommentThread['suggestion'] {
  return suggestion && { ...suggestion, decision: null };
}

type Decision = NonNullable<NonNullable<CommentThread['suggestion']>['decision']>;

/** With a suggestion taken or not, and its thread done with or not. */
export function withDecision(
  threads: readonly CommentThread[],
  thread_id: string,
  decision: Decision,
  isResolved: boolean,
): readonly CommentThread[] {
  const { by, at } = decision;
  return threads.map((thread) => {
    if (thread.thread_id !== thread_id || !thread.suggestion) return thread;
    return { ...thread, resolved: isResolved ? { by, at } : null, suggestion: { ...thread.suggestion, decision } };
  });
}

/** Whether a comment mentions the reader that they have not seen. */
export function hasUnseen(threads: readonly CommentThread[]): boolean {
  return threads.some(({ comments }) => comments.some(({ is_unseen }) => is_unseen));
}

/** In the order of the blocks; threads about blocks that are gone stand last. */
export function inBlockOrder(
  threads: readonly CommentThread[],
  blocks: readonly { readonly unique_question_id: string }[],
): readonly CommentThread[] {
  const places = new Map(blocks.map(({ unique_question_id }, index) => [unique_question_id, index]));
  const placeOf = ({ unique_question_id }: CommentThread): number => places.get(unique_question_id) ?? blocks.length;
  return threads.toSorted((one, other) => placeOf(one) - placeOf(other));
}
