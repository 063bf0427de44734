import { authorClient } from '@dialogwerk/shared/clients';
import { $survey } from '@dialogwerk/shared/state';

/** Loads a dialog and stores it as the current one (spec §4, route guard). Throws `ApiError`. */
export async function loadSurvey(surveyId: string, signal?: AbortSignal): Promise<void> {
  const survey = await authorClient.call('dialog', { survey_id: surveyId }, signal ? { signal } : {});
  if (!signal?.aborted) $survey.set(survey);
}
