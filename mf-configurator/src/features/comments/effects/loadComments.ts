import { authorClient, loading, loadInto } from '@dialogwerk/shared/clients';
import { $comments } from '../state/comments.ts';

/** Asks for the comments of a dialog; `anew` in place of those of the dialog before. Gives the way to give up. */
export function loadComments(survey_id: string, anew: boolean): () => void {
  const running = new AbortController();
  const { signal } = running;
  if (anew) $comments.set(loading);
  void loadInto($comments, () => authorClient.call('comments', { survey_id }, { signal }), signal);
  return () => running.abort();
}
