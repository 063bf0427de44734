import { authorClient } from '@dialogwerk/shared/clients';
import { $survey } from '@dialogwerk/shared/state';

/** Puts the server's newest copy of a dialog into `$survey`, as long as the author is at it. Throws `ApiError`. */
export async function reloadSurvey(survey_id: string): Promise<void> {
  const survey = await authorClient.call('dialog', { survey_id });
  if ($survey.get()?.survey_id === survey_id) $survey.set(survey);
}
