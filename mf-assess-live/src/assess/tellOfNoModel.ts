import { fetchOnce } from '@dialogwerk/shared/clients';
import { usesModel } from '@dialogwerk/shared/dialog/messenger';
import { $survey, showNotice } from '@dialogwerk/shared/state';
import { assessTexts } from '../texts.ts';

/** Says why no model speaks in a test, where the dialog wants one and none is connected. */
export async function tellOfNoModel(): Promise<void> {
  if (!usesModel($survey.get()?.all_questions ?? [])) return;
  // Where that cannot be found out, the test itself shows it.
  const state = await fetchOnce('modelState', {}).catch(() => null);
  if (state && state.main === null) showNotice(assessTexts.noModel);
}
