import { authorClient, loadInto } from '@dialogwerk/shared/clients';
import { $foundSurveys } from '../state/surveyList.ts';

/** Loads the dialogs whose name holds `search`; '' gives all. What was given up changes nothing. */
export async function loadSurveys(search: string, signal: AbortSignal): Promise<void> {
  const find = async () => {
    const { surveys } = await authorClient.call('listSurveys', search === '' ? {} : { search }, { signal });
    return { surveys, search };
  };
  await loadInto($foundSurveys, find, signal);
}
