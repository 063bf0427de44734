import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { $survey, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';

/** Flips Live and Inaktiv: `$survey` shows it at once and is taken back when the server refuses (spec §4, §7). */
export async function switchLive(survey: SurveyData): Promise<void> {
  const active = !survey.active;
  setActive(survey.survey_id, active);
  try {
    await authorClient.call('switchActivateLink', { item: { ...survey, active } });
  } catch (error) {
    setActive(survey.survey_id, survey.active);
    const reason = reasonOf(error);
    showNotice(active ? texts.live.onFailed(reason) : texts.live.offFailed(reason));
  }
}

/** The author may stand at another dialog by now. */
function setActive(survey_id: string, active: boolean): void {
  const survey = $survey.get();
  if (survey?.survey_id === survey_id) $survey.set({ ...survey, active });
}
