import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../texts.ts';
import { bringBack, hideSurvey, unhideSurvey } from '../state/surveyList.ts';
import { namesOf } from '../model/namesOf.ts';
import { loadFolders } from './loadFolders.ts';

/** Deletes dialogs and offers 'Rückgängig'; they leave the list at once, and each that the server refuses to delete comes back. */
export async function deleteSurveys(surveys: readonly SurveyListItem[]): Promise<void> {
  const outcomes = await Promise.all(surveys.map(deleteOne));
  const deleted = surveys.filter((_, index) => outcomes[index] === null);
  const reason = outcomes.find((outcome) => outcome !== null) ?? null;
  void loadFolders();
  const said = [
    ...(deleted.length > 0 ? [texts.remove.done(namesOf(deleted))] : []),
    ...(reason === null
      ? []
      : [texts.remove.failed(namesOf(surveys.filter((survey) => !deleted.includes(survey))), reason)]),
  ].join(' ');
  if (deleted.length === 0) return showNotice(said);
  showNotice(said, { label: texts.remove.undo, run: () => void restoreSurveys(deleted) });
}

/** Why it was refused; null when it was not. */
async function deleteOne({ survey_id }: SurveyListItem): Promise<string | null> {
  const deleted = await mutate({
    apply: () => hideSurvey(survey_id),
    call: () => authorClient.call('deleteSurvey', { survey_id }),
    rollback: () => unhideSurvey(survey_id),
  });
  return deleted.ok ? null : deleted.reason;
}

async function restoreSurveys(surveys: readonly SurveyListItem[]): Promise<void> {
  const outcomes = await Promise.all(surveys.map(restoreOne));
  const left = surveys.filter((_, index) => outcomes[index] !== null);
  const reason = outcomes.find((outcome) => outcome !== null) ?? null;
  void loadFolders();
  if (reason === null) return showNotice(texts.remove.undone(namesOf(surveys)));
  showNotice(
    texts.remove.undoFailed(namesOf(left), reason),
    retryWith(() => void restoreSurveys(left)),
  );
}

async function restoreOne({ survey_id }: SurveyListItem): Promise<string | null> {
  const restored = await mutate({ call: () => authorClient.call('restoreSurvey', { survey_id }) });
  if (!restored.ok) return restored.reason;
  bringBack(restored.value.survey);
  return null;
}
