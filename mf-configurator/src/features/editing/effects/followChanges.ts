import { followSurvey } from '@dialogwerk/shared/clients';
import { $survey } from '@dialogwerk/shared/state';
import { noteApprovals } from '../../../approval/approvalsAt.ts';
import { $commentsAt } from '../../../commentsAt.ts';
import { $pointers, hearPointer, noPointers } from '../../../awareness/pointers.ts';
import { $latestPublication } from '../../../latestPublication.ts';
import type { Editor } from '../state/createEditor.ts';

/**
 * Lets an editor hear of what other authors do and of the network coming back, for as long as its screen shows; gives the way
 * to stop.
 */
export function followChanges(editor: Editor): () => void {
  const { client, survey } = editor.$state.get();
  const stop = followSurvey(survey.survey_id, client, {
    onEvent: ({ revision, people, active, publication_id, comments_at, approvals_at }) => {
      editor.hear(revision, people);
      showActive(survey.survey_id, active);
      $latestPublication.set({ survey_id: survey.survey_id, publication_id });
      $commentsAt.set({ survey_id: survey.survey_id, at: comments_at });
      noteApprovals(survey.survey_id, approvals_at);
    },
    onPointer: hearPointer,
  });
  globalThis.addEventListener('online', editor.retry);
  return () => {
    stop();
    $pointers.set(noPointers);
    globalThis.removeEventListener('online', editor.retry);
  };
}

/** Another author has made the dialog Live or Inaktiv: everything on the page that shows it reads `$survey`. */
function showActive(survey_id: string, active: boolean): void {
  const known = $survey.get();
  if (known?.survey_id === survey_id && known.active !== active) $survey.set({ ...known, active });
}
