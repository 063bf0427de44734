import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $commentsAt } from '../../../commentsAt.ts';
import { loadComments } from '../effects/loadComments.ts';
import { $comments } from '../state/comments.ts';

/** Keeps the comments of a dialog as they are on the server, for as long as the screen shows it. */
export function useComments(survey_id: string): void {
  const latest = useStore($commentsAt);
  const shown = useStore($comments);
  const at = latest?.survey_id === survey_id ? latest.at : undefined;
  const isLoading = shown.kind === 'loading';
  const shownAt = shown.kind === 'loaded' ? shown.value.comments_at : undefined;
  useEffect(() => loadComments(survey_id, true), [survey_id]);
  useEffect(() => {
    if (at === undefined || isLoading || at === shownAt) return;
    return loadComments(survey_id, false);
  }, [survey_id, at, isLoading, shownAt]);
}
