import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';
import { bringBack, hideSurvey, unhideSurvey } from '../state/surveyList.ts';

/** Deletes a dialog and offers 'Rückgängig'; it leaves the list at once and comes back when the server refuses. */
export async function deleteSurvey({ survey_id, survey_name }: SurveyListItem): Promise<void> {
  hideSurvey(survey_id);
  try {
    await authorClient.call('deleteSurvey', { survey_id });
    showNotice(texts.remove.done(survey_name), {
      label: texts.remove.undo,
      run: () => void restoreSurvey(survey_id, survey_name),
    });
  } catch (error) {
    unhideSurvey(survey_id);
    showNotice(texts.remove.failed(survey_name, reasonOf(error)));
  }
}

async function restoreSurvey(survey_id: string, survey_name: string): Promise<void> {
  try {
    const { survey } = await authorClient.call('restoreSurvey', { survey_id });
    bringBack(survey);
    showNotice(texts.remove.undone(survey_name));
  } catch (error) {
    showNotice(texts.remove.undoFailed(survey_name, reasonOf(error)), {
      label: texts.retry,
      run: () => void restoreSurvey(survey_id, survey_name),
    });
  }
}
