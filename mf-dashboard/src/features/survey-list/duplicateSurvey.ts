import { change } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { deleteSurveys } from '../../listed/deleteSurveys.ts';
import { putPatch } from '../../listed/listPatches.ts';
import { texts } from '../../texts.ts';

/** Makes a copy of a dialog, which stands first in the list; 'Rückgängig' puts it into the bin. */
export async function duplicateSurvey(survey: SurveyListItem): Promise<void> {
  const { survey_id, survey_name } = survey;
  showNotice(texts.duplicate.running(survey_name));
  const copied = await change('duplicateSurvey', { survey_id }, { answered: (answer) => [putPatch(answer.survey)] });
  if (!copied.ok) {
    const again = retryWith(() => void duplicateSurvey(survey));
    return showNotice(texts.duplicate.failed(survey_name, copied.reason), again);
  }
  const copy = copied.value.survey;
  showNotice(texts.duplicate.done(copy.survey_name), {
    label: texts.remove.undo,
    run: () => void deleteSurveys([copy]),
  });
}
