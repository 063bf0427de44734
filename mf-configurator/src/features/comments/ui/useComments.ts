import { useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $commentsAt } from '../../../commentsAt.ts';

/** What is said about a dialog's blocks, as it is on the server: asked for again when the stream tells of a change that is not shown. */
export function useComments(survey_id: string): Called<CallResponse<'comments'>> {
  const latest = useStore($commentsAt);
  const comments = useResource('comments', { survey_id });
  const { state, reload } = comments;
  const at = latest?.survey_id === survey_id ? latest.at : undefined;
  const shownAt = state.kind === 'loaded' ? state.value.comments_at : undefined;
  useEffect(() => {
    if (at !== undefined && shownAt !== undefined && at !== shownAt) reload();
  }, [at, shownAt, reload]);
  return comments;
}
