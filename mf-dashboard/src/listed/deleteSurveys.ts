import { change } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../texts.ts';
import { listPatch, putPatch } from './listPatches.ts';
import { namesOf } from './model/namesOf.ts';

/** Deletes dialogs and offers 'Rückgängig'; they leave the list at once, and each that the server refuses to delete comes back. */
export async function deleteSurveys(surveys: readonly SurveyListItem[]): Promise<void> {
  const outcomes = await Promise.all(surveys.map(deleteOne));
  const deleted = surveys.filter((_, index) => outcomes[index] === null);
  const reason = outcomes.find((outcome) => outcome !== null) ?? null;
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
  const without = listPatch((survey) => (survey.survey_id === survey_id ? null : survey));
  const deleted = await change('deleteSurvey', { survey_id }, { patches: [without] });
  return deleted.ok ? null : deleted.reason;
}

async function restoreSurveys(surveys: readonly SurveyListItem[]): Promise<void> {
  const outcomes = await Promise.all(
    surveys.map(({ survey_id }) =>
      change('restoreSurvey', { survey_id }, { answered: ({ survey }) => [putPatch(survey)] }),
    ),
  );
  const left = surveys.filter((_, index) => !outcomes[index]?.ok);
  const failed = outcomes.find((outcome) => !outcome.ok);
  if (!failed || failed.ok) return showNotice(texts.remove.undone(namesOf(surveys)));
  showNotice(
    texts.remove.undoFailed(namesOf(left), failed.reason),
    retryWith(() => void restoreSurveys(left)),
  );
}
