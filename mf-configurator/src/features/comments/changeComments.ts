import { change, patch } from '@dialogwerk/shared/clients';
import type { Comment, CommentThread, Person, Suggestion } from '@dialogwerk/shared/contract';
import { $session, showNotice } from '@dialogwerk/shared/state';
import { mentionsIn } from './model/mentions.ts';
import { withComment, withDecision, withoutComment, withResolved } from './model/threads.ts';
import type { Place } from './model/threads.ts';
import { texts } from './texts.ts';

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
  const { thread_id, unique_question_id, suggestion } = place;
  const said = { survey_id, comment_id, unique_question_id, text, mentions: mentionsIn(text, people) };
  const atOnce = shown(survey_id, (threads) => withComment(threads, comment, place));
  const kept =
    suggestion && comment_id === thread_id
      ? await change('setSuggestion', { ...said, suggestion: wordsOf(suggestion) }, atOnce)
      : await change('setComment', { ...said, thread_id }, atOnce);
  if (!kept.ok) showNotice(texts.notKept(kept.reason));
  return kept.ok;
}

function me(): Person | null {
  const session = $session.get();
  return session && { user_id: session.user_id, name: texts.you };
}

function wordsOf({ part, before, after }: Suggestion): Suggestion {
  return { part, before, after };
}

/** A comment of the author's own that nobody has seen yet. */
export function newComment(text: string): Comment {
  return {
    comment_id: crypto.randomUUID(),
    author: me(),
    text,
    created_at: Date.now(),
    edited_at: null,
    is_unseen: false,
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
  { thread_id }: Pick<Place, 'thread_id'>,
  resolved: boolean,
): Promise<void> {
  const by = me();
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

/** Says that a suggestion is taken or not, with a way back to an open one; where a reason is given, the thread stays open for an answer to it. */
export async function decide(
  survey_id: string,
  { thread_id }: Pick<Place, 'thread_id'>,
  { accepted, isResolved }: { readonly accepted: boolean; readonly isResolved: boolean },
): Promise<void> {
  const decision = { accepted, by: me(), at: Date.now() };
  const done = await change(
    'decideSuggestion',
    { survey_id, comment_id: thread_id, accepted, resolved: isResolved },
    shown(survey_id, (threads) => withDecision(threads, thread_id, decision, isResolved)),
  );
  if (!done.ok) showNotice((accepted ? texts.takenAlone : texts.notKept)(done.reason));
  else if (accepted) showNotice(texts.accepted);
  else
    showNotice(texts.rejected, {
      label: texts.undo,
      run: () => void resolveThread(survey_id, { thread_id }, false),
    });
}
