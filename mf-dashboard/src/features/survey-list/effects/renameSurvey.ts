import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';
import { forgetName, replaceSurvey, showName } from '../../../listed/state/surveyList.ts';

/** Renames a dialog: the new name shows at once and is taken back when the server refuses it. */
export async function renameSurvey(survey: SurveyListItem, survey_name: string): Promise<void> {
  const { survey_id } = survey;
  const changes = { action: 'config', survey_id, changed_values: { survey_name } } as const;
  const renamed = await mutate({
    apply: () => showName(survey_id, survey_name),
    call: () => authorClient.call('updateSurveySettings', changes),
  });
  if (renamed.ok) replaceSurvey({ ...survey, survey_name });
  else {
    const again = retryWith(() => void renameSurvey(survey, survey_name));
    showNotice(texts.rename.failed(survey_name, renamed.reason), again);
  }
  forgetName(survey_id, survey_name);
}
