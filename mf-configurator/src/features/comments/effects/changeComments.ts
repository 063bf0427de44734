import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { Comment, CommentThread } from '@dialogwerk/shared/contract';
import { $session, showNotice } from '@dialogwerk/shared/state';
import { mentionsIn } from '../model/mentions.ts';
import { withComment, withoutComment, withResolved } from '../model/threads.ts';
import { $comments, changeThreads } from '../state/comments.ts';
import { texts } from '../texts.ts';

type Place = Pick<CommentThread, 'thread_id' | 'unique_question_id'>;

/** Shows a comment at once and sends it; gives whether it is kept. What it says is left to the form otherwise. */
export async function keepComment(survey_id: string, comment: Comment, place: Place): Promise<boolean> {
  const { comment_id, text } = comment;
  if (text === null) return false;
  const state = $comments.get();
  const [threads, people] = state.kind === 'loaded' ? [state.value.threads, state.value.people] : [[], []];
  const before = threads.flatMap(({ comments }) => comments).find((one) => one.comment_id === comment_id);
  const kept = await mutate({
    apply: () => changeThreads((now) => withComment(now, comment, place)),
    call: () =>
      authorClient.call('setComment', { survey_id, comment_id, ...place, text, mentions: mentionsIn(text, people) }),
    rollback: () =>
      changeThreads((now) => (before ? withComment(now, before, place) : withoutComment(now, comment_id))),
  });
  if (!kept.ok) showNotice(texts.notKept(kept.reason));
  return kept.ok;
}

/** A comment of the author's own that nobody has seen yet. */
export function newComment(text: string): Comment {
  const session = $session.get();
  return {
    comment_id: crypto.randomUUID(),
    author: session ? { user_id: session.user_id, name: texts.you } : null,
    text,
    created_at: Date.now(),
    edited_at: null,
  };
}

/** Takes a comment away, with a way back. */
export async function removeComment(survey_id: string, comment: Comment, place: Place): Promise<void> {
  const { comment_id } = comment;
  const restore = () => changeThreads((now) => withComment(now, comment, place));
  const removed = await mutate({
    apply: () => changeThreads((now) => withoutComment(now, comment_id)),
    call: () => authorClient.call('deleteComment', { survey_id, comment_id }),
    rollback: restore,
  });
  if (!removed.ok) showNotice(texts.notKept(removed.reason));
  else showNotice(texts.removed, { label: texts.undo, run: () => void keepComment(survey_id, comment, place) });
}

/** Says that a thread is done with, with a way back, or opens it again. */
export async function resolveThread(survey_id: string, thread: CommentThread, resolved: boolean): Promise<void> {
  const { thread_id } = thread;
  const session = $session.get();
  const by = session ? { user_id: session.user_id, name: texts.you } : null;
  const done = await mutate({
    apply: () => changeThreads((now) => withResolved(now, thread_id, resolved ? { by, at: Date.now() } : null)),
    call: () => authorClient.call('resolveComments', { survey_id, thread_id, resolved }),
    rollback: () => changeThreads((now) => withResolved(now, thread_id, thread.resolved)),
  });
  if (!done.ok) showNotice(texts.notKept(done.reason));
  else if (resolved)
    showNotice(texts.resolved, { label: texts.undo, run: () => void resolveThread(survey_id, thread, false) });
}
