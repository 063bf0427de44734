import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { showFault, showSurveys } from '../state/surveyList.ts';

/** Loads the dialogs whose name holds `search`; '' gives all. What was given up changes nothing. */
export async function loadSurveys(search: string, signal: AbortSignal): Promise<void> {
  try {
    const { surveys } = await authorClient.call('listSurveys', search === '' ? {} : { search }, { signal });
    if (!signal.aborted) showSurveys(surveys, search);
  } catch (error) {
    if (!signal.aborted) showFault(reasonOf(error));
  }
}
