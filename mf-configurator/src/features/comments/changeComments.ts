import { change, patch } from '@dialogwerk/shared/clients';
import type { Comment, CommentThread, Person } from '@dialogwerk/shared/contract';
import { $session, showNotice } from '@dialogwerk/shared/state';
import { mentionsIn } from './model/mentions.ts';
import { withComment, withoutComment, withResolved } from './model/threads.ts';
import { texts } from './texts.ts';

type Place = Pick<CommentThread, 'thread_id' | 'unique_question_id'>;

/** Shows the threads of a dialog changed until the server has said them so. */
function shown(survey_id: string, work: (threads: readonly CommentThread[]) => readonly CommentThread[]) {
  return { patches: [patch('comments', { survey_id }, (said) => ({ ...said, threads: [...work(said.threads)] }))] };
}

/** Shows a comment at once and sends it; gives whether it is kept. What it says is left to the form otherwise. `people` can be mentioned in it. */
export async function keepComment(
  survey_id: string,
  comment: Comment,
  place: Place,
  people: readonly Person[],
): Promise<boolean> {
  const { comment_id, text } = comment;
  if (text === null) return false;
  const { thread_id, unique_question_id } = place;
  const kept = await change(
    'setComment',
    { survey_id, comment_id, thread_id, unique_question_id, text, mentions: mentionsIn(text, people) },
    shown(survey_id, (threads) => withComment(threads, comment, place)),
  );
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
export async function removeComment(
  survey_id: string,
  comment: Comment,
  place: Place,
  people: readonly Person[],
): Promise<void> {
  const { comment_id } = comment;
  const removed = await change(
    'deleteComment',
    { survey_id, comment_id },
    shown(survey_id, (threads) => withoutComment(threads, comment_id)),
  );
  if (!removed.ok) showNotice(texts.notKept(removed.reason));
  else showNotice(texts.removed, { label: texts.undo, run: () => void keepComment(survey_id, comment, place, people) });
}

/** Says that a thread is done with, with a way back, or opens it again. */
export async function resolveThread(
  survey_id: string,
  { thread_id }: Pick<CommentThread, 'thread_id'>,
  resolved: boolean,
): Promise<void> {
  const session = $session.get();
  const by = session ? { user_id: session.user_id, name: texts.you } : null;
  const at = Date.now();
  const done = await change(
    'resolveComments',
    { survey_id, thread_id, resolved },
    shown(survey_id, (threads) => withResolved(threads, thread_id, resolved ? { by, at } : null)),
  );
  if (!done.ok) showNotice(texts.notKept(done.reason));
  else if (resolved)
    showNotice(texts.resolved, {
      label: texts.undo,
      run: () => void resolveThread(survey_id, { thread_id }, false),
    });
}
