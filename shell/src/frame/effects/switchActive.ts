import { authorClient } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';

/** Turns a dialog Live or Inaktiv and loads it anew (spec §4, §7: 'item with active flipped'). Throws `ApiError`. */
export async function switchActive({ survey_id, survey_name, active }: SurveyData): Promise<void> {
  await authorClient.call('switchActivateLink', { item: { survey_id, survey_name, active: !active } });
  // At once, so that the bar is right even if the load below fails.
  const shown = $survey.get();
  if (shown?.survey_id === survey_id) $survey.set({ ...shown, active: !active });
  const survey = await authorClient.call('dialog', { survey_id });
  if ($survey.get()?.survey_id === survey_id) $survey.set(survey);
}
