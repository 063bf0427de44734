import { authorClient, loadInto } from '@dialogwerk/shared/clients';
import { requestFor } from '../model/Wanted.ts';
import type { Wanted } from '../model/Wanted.ts';
import { $foundSurveys } from '../state/surveyList.ts';

/** Loads the first page of a list. What was given up changes nothing. */
export async function loadSurveys(wanted: Wanted, signal: AbortSignal): Promise<void> {
  const find = async () => ({ ...(await authorClient.call('listSurveys', requestFor(wanted), { signal })), wanted });
  await loadInto($foundSurveys, find, signal);
}
