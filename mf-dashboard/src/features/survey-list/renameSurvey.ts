import { change } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { listPatch } from '../../listed/listPatches.ts';
import { texts } from '../../texts.ts';

/** Renames a dialog: the new name shows at once and is taken back when the server refuses it. */
export async function renameSurvey(survey: SurveyListItem, survey_name: string): Promise<void> {
  const { survey_id } = survey;
  const shown = listPatch((one) => (one.survey_id === survey_id ? { ...one, survey_name } : one));
  const changes = { action: 'config', survey_id, changed_values: { survey_name } } as const;
  const renamed = await change('updateSurveySettings', changes, { patches: [shown] });
  if (renamed.ok) return;
  const again = retryWith(() => void renameSurvey(survey, survey_name));
  showNotice(texts.rename.failed(survey_name, renamed.reason), again);
}
