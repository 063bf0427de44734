import { $survey } from '@dialogwerk/shared/state';
import type { Editor } from '../state/createEditor.ts';

/**
 * Keeps the shell's copy of the dialog like the one under edit, for as long as its screen shows; gives the way to stop.
 * What only the shell changes (Live or Inaktiv) stays as the shell has it.
 */
export function keepSurveyInStep(editor: Editor): () => void {
  return editor.$state.subscribe(({ survey }) => {
    const known = $survey.get();
    if (known?.survey_id !== survey.survey_id) {
      $survey.set(survey);
      return;
    }
    const { active } = known;
    $survey.set({ ...survey, active });
  });
}
