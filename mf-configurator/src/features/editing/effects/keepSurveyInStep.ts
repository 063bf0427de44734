import { $survey } from '@dialogwerk/shared/state';
import type { Editor } from '../state/createEditor.ts';

/**
 * Keeps the shell's copy of the dialog like the one under edit, for as long as its screen shows; gives the way to stop.
 * What the dialog's editing does not change (Live or Inaktiv, and what is published, once it was loaded) stays as it is known.
 */
export function keepSurveyInStep(editor: Editor): () => void {
  let isFirst = true;
  return editor.$state.subscribe(({ survey }) => {
    const loaded = isFirst ? survey.publication : null;
    isFirst = false;
    const known = $survey.get();
    if (known?.survey_id !== survey.survey_id) {
      $survey.set(survey);
      return;
    }
    const { active, publication } = known;
    $survey.set({ ...survey, active, publication: loaded ?? publication });
  });
}
