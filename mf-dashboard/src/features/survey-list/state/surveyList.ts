import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { atom, computed } from 'nanostores';
import { shownSurveys } from '../model/shownSurveys.ts';
import type { Changes } from '../model/shownSurveys.ts';

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** `search` is what these surveys were found with. */
  | { readonly kind: 'loaded'; readonly surveys: readonly SurveyListItem[]; readonly search: string };

const $loaded = atom<Loaded>({ kind: 'loading' });
const $changes = atom<Changes>({ renamed: new Map(), deleted: new Set() });

/** The list of dialogs with the author's latest changes. */
export const $surveyList = computed([$loaded, $changes], (loaded, changes): Loaded =>
  loaded.kind === 'loaded' ? { ...loaded, surveys: shownSurveys(loaded.surveys, changes) } : loaded,
);

export function showSurveys(surveys: readonly SurveyListItem[], search: string): void {
  $loaded.set({ kind: 'loaded', surveys, search });
}

export function showFault(reason: string): void {
  $loaded.set({ kind: 'failed', reason });
}

/** Back to the start, so that the next visit, perhaps of another author, shows nothing old. */
export function forgetSurveys(): void {
  $loaded.set({ kind: 'loading' });
  // The next list is without them; one that was restored meanwhile is in it.
  $changes.set({ ...$changes.get(), deleted: new Set() });
}

/** Puts the server's newest copy of one dialog into the list, where it is listed. */
export function replaceSurvey(newest: SurveyListItem): void {
  const loaded = $loaded.get();
  if (loaded.kind !== 'loaded') return;
  $loaded.set({
    ...loaded,
    surveys: loaded.surveys.map((survey) => (survey.survey_id === newest.survey_id ? newest : survey)),
  });
}

/** The same for a dialog that is back: where it is not listed any more, it stands first. */
export function putSurvey(newest: SurveyListItem): void {
  const loaded = $loaded.get();
  if (loaded.kind !== 'loaded') return;
  const listed = loaded.surveys.some(({ survey_id }) => survey_id === newest.survey_id);
  if (listed) replaceSurvey(newest);
  else $loaded.set({ ...loaded, surveys: [newest, ...loaded.surveys] });
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
