import { authorClient, mutate } from '@dialogwerk/shared/clients';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../texts.ts';
import { requestFor } from '../model/Wanted.ts';
import { $foundSurveys, appendSurveys } from '../state/surveyList.ts';

/** Loads the page that follows the dialogs that are there, and puts it below them. */
export async function loadFurther(): Promise<void> {
  const found = $foundSurveys.get();
  if (found.kind !== 'loaded') return;
  const { surveys, wanted } = found.value;
  const last = surveys.at(-1);
  if (!last) return;
  const page = await mutate({
    call: () => authorClient.call('listSurveys', { ...requestFor(wanted), after: last.survey_id }),
  });
  if (page.ok) appendSurveys(page.value, wanted);
  else
    showNotice(
      texts.list.furtherFault(page.reason),
      retryWith(() => void loadFurther()),
    );
}
