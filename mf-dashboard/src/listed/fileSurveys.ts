import { change } from '@dialogwerk/shared/clients';
import type { Filing, SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../texts.ts';
import { listPatch } from './listPatches.ts';

type Keeping = (filing: Filing) => Filing;

/** Keeps dialogs elsewhere: at once, taken back when the server refuses, and to be undone. `done` is said then. */
export async function fileSurveys(surveys: readonly SurveyListItem[], keeping: Keeping, done: string): Promise<void> {
  const before = new Map(surveys.map((survey) => [survey.survey_id, filingOf(survey)]));
  const after = new Map([...before].map(([survey_id, filing]) => [survey_id, keeping(filing)]));
  const filed = await sendFilings(after);
  if (!filed.ok) {
    const again = retryWith(() => void fileSurveys(surveys, keeping, done));
    return showNotice(texts.filing.failed(filed.reason), again);
  }
  showNotice(done, { label: texts.remove.undo, run: () => void takeBack(before) });
}

async function takeBack(before: ReadonlyMap<string, Filing>): Promise<void> {
  const filed = await sendFilings(before);
  if (filed.ok) return showNotice(texts.filing.undone);
  showNotice(
    texts.filing.undoFailed(filed.reason),
    retryWith(() => void takeBack(before)),
  );
}

/** Sends where dialogs, by their `survey_id`, are kept from now on; shown at once. */
export function sendFilings(filings: ReadonlyMap<string, Filing>) {
  return change(
    'fileSurveys',
    { filings: [...filings].map(([survey_id, filing]) => Object.assign({ survey_id }, filing)) },
    { patches: [listPatch((survey) => ({ ...survey, ...filings.get(survey.survey_id) }))] },
  );
}

function filingOf({ folder_id, tags, archived }: Filing): Filing {
  return { folder_id, tags, archived };
}
