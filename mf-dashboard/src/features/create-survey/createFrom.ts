import { change } from '@dialogwerk/shared/clients';
import type { CallInput, SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { madeHere } from '../../listed/state/here.ts';
import { texts } from '../../texts.ts';
import { pickerTexts } from './pickerTexts.ts';
import { $creating } from './creating.ts';

/** Where an author is taken: to the new dialog, and back to the list when they take it back. */
export interface Ways {
  readonly onCreated: (survey: SurveyListItem) => void;
  readonly onUndone: () => void;
}

/** What a dialog is made of. */
export type Origin =
  | Required<Pick<CallInput<'createSurvey'>, 'template'>>
  | Required<Pick<CallInput<'createSurvey'>, 'draft'>>;

/** Makes a dialog of a template or a draft. Its card shows at once; 'Rückgängig' puts it into the bin. */
export async function createFrom(origin: Origin, name: string, ways: Ways): Promise<void> {
  $creating.set(name);
  const created = await change('createSurvey', { survey_name: name, ...origin, ...madeHere() });
  $creating.set(null);
  if (!created.ok) {
    const again = retryWith(() => void createFrom(origin, name, ways));
    return showNotice(pickerTexts.failed(name, created.reason), again);
  }
  const { survey } = created.value;
  ways.onCreated(survey);
  showNotice(pickerTexts.created(name), { label: texts.remove.undo, run: () => void takeBack(survey, ways) });
}

async function takeBack(survey: SurveyListItem, ways: Ways): Promise<void> {
  const { survey_id, survey_name } = survey;
  const deleted = await change('deleteSurvey', { survey_id });
  if (!deleted.ok) return showNotice(texts.remove.failed([survey_name], deleted.reason));
  ways.onUndone();
  showNotice(texts.remove.done([survey_name]));
}
