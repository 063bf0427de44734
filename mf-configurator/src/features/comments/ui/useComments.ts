import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $commentsAt } from '../../../commentsAt.ts';
import { loadComments } from '../effects/loadComments.ts';

/** Keeps the comments of a dialog as they are on the server, for as long as the screen shows it. */
export function useComments(survey_id: string): void {
  const latest = useStore($commentsAt);
  const at = latest?.survey_id === survey_id ? latest.at : undefined;
  useEffect(() => loadComments(survey_id, true), [survey_id]);
  useEffect(() => {
    if (at === undefined || at === null) return;
    return loadComments(survey_id, false);
  }, [survey_id, at]);
}
