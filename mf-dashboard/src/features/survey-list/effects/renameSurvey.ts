import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';
import { forgetName, replaceSurvey, showName } from '../state/surveyList.ts';

/** Renames a dialog: the new name shows at once and is taken back when the server refuses it. */
export async function renameSurvey(survey: SurveyListItem, survey_name: string): Promise<void> {
  const { survey_id } = survey;
  showName(survey_id, survey_name);
  try {
    await authorClient.call('updateSurveySettings', { action: 'config', survey_id, changed_values: { survey_name } });
    replaceSurvey({ ...survey, survey_name });
  } catch (error) {
    showNotice(texts.rename.failed(survey_name, reasonOf(error)), {
      label: texts.retry,
      run: () => void renameSurvey(survey, survey_name),
    });
  } finally {
    forgetName(survey_id, survey_name);
  }
}
