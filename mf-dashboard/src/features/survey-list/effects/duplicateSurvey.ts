import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { deleteSurveys } from '../../../listed/effects/deleteSurveys.ts';
import { putSurvey } from '../../../listed/state/surveyList.ts';
import { texts } from '../../../texts.ts';

/** Makes a copy of a dialog, which stands first in the list; 'Rückgängig' puts it into the bin. */
export async function duplicateSurvey(survey: SurveyListItem): Promise<void> {
  const { survey_id, survey_name } = survey;
  const copied = await mutate({
    apply: () => showNotice(texts.duplicate.running(survey_name)),
    call: () => authorClient.call('duplicateSurvey', { survey_id }),
  });
  if (!copied.ok) {
    const again = retryWith(() => void duplicateSurvey(survey));
    return showNotice(texts.duplicate.failed(survey_name, copied.reason), again);
  }
  const copy = copied.value.survey;
  putSurvey(copy);
  showNotice(texts.duplicate.done(copy.survey_name), {
    label: texts.remove.undo,
    run: () => void deleteSurveys([copy]),
  });
}
