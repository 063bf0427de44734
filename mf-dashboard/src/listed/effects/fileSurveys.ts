import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { Filing, SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../texts.ts';
import { forgetFiled, keepFiled, showFiled } from '../state/surveyList.ts';
import { loadFolders } from './loadFolders.ts';

type Keeping = (filing: Filing) => Filing;

/** Keeps dialogs elsewhere: at once, taken back when the server refuses, and to be undone. `done` is said then. */
export async function fileSurveys(surveys: readonly SurveyListItem[], keeping: Keeping, done: string): Promise<void> {
  const before = new Map(surveys.map((survey) => [survey.survey_id, filingOf(survey)]));
  const after = new Map([...before].map(([survey_id, filing]) => [survey_id, keeping(filing)]));
  const reason = await send(after);
  if (reason !== null) {
    const again = retryWith(() => void fileSurveys(surveys, keeping, done));
    return showNotice(texts.filing.failed(reason), again);
  }
  showNotice(done, { label: texts.remove.undo, run: () => void takeBack(before) });
}

async function takeBack(before: ReadonlyMap<string, Filing>): Promise<void> {
  const reason = await send(before);
  if (reason === null) return showNotice(texts.filing.undone);
  showNotice(
    texts.filing.undoFailed(reason),
    retryWith(() => void takeBack(before)),
  );
}

/** Why it was refused; null when it was not. */
async function send(filings: ReadonlyMap<string, Filing>): Promise<string | null> {
  const sent = await mutate({
    apply: () => showFiled(filings),
    call: () =>
      authorClient.call('fileSurveys', {
        filings: [...filings].map(([survey_id, filing]) => Object.assign({ survey_id }, filing)),
      }),
    rollback: () => forgetFiled(filings),
  });
  if (!sent.ok) return sent.reason;
  keepFiled(filings);
  void loadFolders();
  return null;
}

function filingOf({ folder_id, tags, archived }: Filing): Filing {
  return { folder_id, tags, archived };
}
