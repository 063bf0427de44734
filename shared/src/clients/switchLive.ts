import type { SurveyData } from '../contract/index.ts';
import { send } from './resources/authorResources.ts';

/**
 * Makes a dialog Live or Inaktiv (spec §7: 'item with active flipped'); throws `ApiError`. Of the item only what the call
 * needs, because a dialog of thousands of blocks is larger than any call may be.
 */
export async function switchLive({ survey_id, survey_name }: SurveyData, active: boolean): Promise<void> {
  await send('switchActivateLink', { item: { survey_id, survey_name, active } });
}
