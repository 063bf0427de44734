import { loading } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { atom, computed } from 'nanostores';
import { shownSurveys } from '../model/shownSurveys.ts';
import type { Changes } from '../model/shownSurveys.ts';

interface FoundSurveys {
  readonly surveys: readonly SurveyListItem[];
  /** What they were found with; '' for all. */
  readonly search: string;
}

/** As the server has sent them; screens show `$surveyList`. */
export const $foundSurveys = atom<CallState<FoundSurveys>>(loading);
const $changes = atom<Changes>({ renamed: new Map(), deleted: new Set() });

/** The list of dialogs with the author's latest changes. */
export const $surveyList = computed([$foundSurveys, $changes], (found, changes): CallState<FoundSurveys> => {
  if (found.kind !== 'loaded') return found;
  const { surveys, search } = found.value;
  return { kind: 'loaded', value: { surveys: shownSurveys(surveys, changes), search } };
});

/** Back to the start, so that the next visit, perhaps of another author, shows nothing old. */
export function forgetSurveys(): void {
  $foundSurveys.set(loading);
  // The next list is without them; one that was restored meanwhile is in it.
  $changes.set({ ...$changes.get(), deleted: new Set() });
}

/** Puts the server's newest copy of one dialog into the list, where it is listed. */
export function replaceSurvey(newest: SurveyListItem): void {
  change((surveys) => surveys.map((survey) => (survey.survey_id === newest.survey_id ? newest : survey)));
}

function change(work: (surveys: readonly SurveyListItem[]) => readonly SurveyListItem[]): void {
  const found = $foundSurveys.get();
  if (found.kind !== 'loaded') return;
  $foundSurveys.set({ kind: 'loaded', value: { ...found.value, surveys: work(found.value.surveys) } });
}

/** The same for a dialog that is back: where it is not listed any more, it stands first. */
export function putSurvey(newest: SurveyListItem): void {
  change((surveys) =>
    surveys.some(({ survey_id }) => survey_id === newest.survey_id)
      ? surveys.map((survey) => (survey.survey_id === newest.survey_id ? newest : survey))
      : [newest, ...surveys],
  );
}

/** Lists a dialog that was deleted and is there again. */
export function bringBack(survey: SurveyListItem): void {
  putSurvey(survey);
  unhideSurvey(survey.survey_id);
}

export function showName(survey_id: string, survey_name: string): void {
  const changes = $changes.get();
  $changes.set({ ...changes, renamed: new Map(changes.renamed).set(survey_id, survey_name) });
}

/** Takes a shown name back, unless a newer one shows by now. */
export function forgetName(survey_id: string, survey_name: string): void {
  const changes = $changes.get();
  if (changes.renamed.get(survey_id) !== survey_name) return;
  const renamed = new Map(changes.renamed);
  renamed.delete(survey_id);
  $changes.set({ ...changes, renamed });
}

export function hideSurvey(survey_id: string): void {
  const changes = $changes.get();
  $changes.set({ ...changes, deleted: new Set(changes.deleted).add(survey_id) });
}

export function unhideSurvey(survey_id: string): void {
  const changes = $changes.get();
  const deleted = new Set(changes.deleted);
  deleted.delete(survey_id);
  $changes.set({ ...changes, deleted });
}
