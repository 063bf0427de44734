import { followSurvey } from '@dialogwerk/shared/clients';
import type { Editor } from '../state/createEditor.ts';

/**
 * Lets an editor hear of what other authors do and of the network coming back, for as long as its screen shows; gives the way
 * to stop.
 */
export function followChanges(editor: Editor): () => void {
  const { client, survey } = editor.$state.get();
  const stop = followSurvey(survey.survey_id, client, ({ revision, people }) => editor.hear(revision, people));
  globalThis.addEventListener('online', editor.retry);
  return () => {
    stop();
    globalThis.removeEventListener('online', editor.retry);
  };
}
