import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import type { CallResponse, SurveyListItem } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../texts.ts';

/** What would go with a dialog; null, and a sentence, when that cannot be found out: nothing is deleted unseen. */
export async function askDeletion({
  survey_id,
  survey_name,
}: SurveyListItem): Promise<CallResponse<'surveyDeletion'> | null> {
  try {
    return await fetchOnce('surveyDeletion', { survey_id });
  } catch (error) {
    showNotice(texts.remove.failed([survey_name], reasonOf(error)));
    return null;
  }
}
