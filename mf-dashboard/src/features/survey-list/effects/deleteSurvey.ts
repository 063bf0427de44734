import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';
import { bringBack, hideSurvey, unhideSurvey } from '../state/surveyList.ts';

/** Deletes a dialog and offers 'Rückgängig'; it leaves the list at once and comes back when the server refuses. */
export async function deleteSurvey({ survey_id, survey_name }: SurveyListItem): Promise<void> {
  const deleted = await mutate({
    apply: () => hideSurvey(survey_id),
    call: () => authorClient.call('deleteSurvey', { survey_id }),
    rollback: () => unhideSurvey(survey_id),
  });
  if (!deleted.ok) return showNotice(texts.remove.failed(survey_name, deleted.reason));
  showNotice(texts.remove.done(survey_name), {
    label: texts.remove.undo,
    run: () => void restoreSurvey(survey_id, survey_name),
  });
}

async function restoreSurvey(survey_id: string, survey_name: string): Promise<void> {
  const restored = await mutate({ call: () => authorClient.call('restoreSurvey', { survey_id }) });
  if (!restored.ok) {
    const again = retryWith(() => void restoreSurvey(survey_id, survey_name));
    return showNotice(texts.remove.undoFailed(survey_name, restored.reason), again);
  }
  bringBack(restored.value.survey);
  showNotice(texts.remove.undone(survey_name));
}
