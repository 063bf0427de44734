import { loading } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { Filing, SurveyListItem } from '@dialogwerk/shared/contract';
import { atom, computed } from 'nanostores';
import { shownSurveys } from '../model/shownSurveys.ts';
import type { Changes } from '../model/shownSurveys.ts';
import type { Wanted } from '../model/Wanted.ts';

export interface FoundSurveys {
  readonly surveys: readonly SurveyListItem[];
  /** How many there are, those that are not loaded yet included. */
  readonly total: number;
  /** How many of all dialogs are in the archive. */
  readonly archived: number;
  /** What they were found with. */
  readonly wanted: Wanted;
}

/** As the server has sent them; screens show `$surveyList`. */
export const $foundSurveys = atom<CallState<FoundSurveys>>(loading);
const $changes = atom<Changes>({ renamed: new Map(), deleted: new Set(), filed: new Map() });

/** The list of dialogs with the author's latest changes. */
export const $surveyList = computed([$foundSurveys, $changes], (found, changes): CallState<FoundSurveys> => {
  if (found.kind !== 'loaded') return found;
  const { value } = found;
  const surveys = shownSurveys(value.surveys, changes, value.wanted);
  return { kind: 'loaded', value: { ...value, surveys, total: value.total - value.surveys.length + surveys.length } };
});

/** Back to the start, so that the next visit, perhaps of another author, shows nothing old. */
export function forgetSurveys(): void {
  $foundSurveys.set(loading);
  // The next list is without them; one that was restored meanwhile is in it.
  $changes.set({ ...$changes.get(), deleted: new Set() });
}

/** Puts the server's newest copy of one dialog into the list, where it is listed. */
export function replaceSurvey(newest: SurveyListItem): void {
  change((found) => ({ ...found, surveys: withNewest(found.surveys, newest) }));
}

function withNewest(surveys: readonly SurveyListItem[], newest: SurveyListItem): readonly SurveyListItem[] {
  return surveys.map((survey) => (survey.survey_id === newest.survey_id ? newest : survey));
}

function change(work: (found: FoundSurveys) => FoundSurveys): void {
  const found = $foundSurveys.get();
  if (found.kind === 'loaded') $foundSurveys.set({ kind: 'loaded', value: work(found.value) });
}

/** Puts the page that follows below those that are there; what is listed already stays where it is. */
export function appendSurveys(page: Pick<FoundSurveys, 'surveys' | 'total'>, wanted: Wanted): void {
  change((found) => {
    if (found.wanted !== wanted) return found;
    const listed = new Set(found.surveys.map(({ survey_id }) => survey_id));
    const further = page.surveys.filter(({ survey_id }) => !listed.has(survey_id));
    return { ...found, total: page.total, surveys: [...found.surveys, ...further] };
  });
}

/** The same for a dialog that is new or back: where it is not listed any more, it stands first. */
export function putSurvey(newest: SurveyListItem): void {
  change((found) =>
    found.surveys.some(({ survey_id }) => survey_id === newest.survey_id)
      ? { ...found, surveys: withNewest(found.surveys, newest) }
      : { ...found, total: found.total + 1, surveys: [newest, ...found.surveys] },
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

export function showFiled(filings: ReadonlyMap<string, Filing>): void {
  const changes = $changes.get();
  $changes.set({ ...changes, filed: new Map([...changes.filed, ...filings]) });
}

/** Keeps what was shown as the server has it now. */
export function keepFiled(filings: ReadonlyMap<string, Filing>): void {
  change((found) => ({
    ...found,
    surveys: found.surveys.map((survey) => ({ ...survey, ...filings.get(survey.survey_id) })),
  }));
  forgetFiled(filings);
}

/** Takes back what was shown, unless something newer shows by now. */
export function forgetFiled(filings: ReadonlyMap<string, Filing>): void {
  const changes = $changes.get();
  const filed = new Map([...changes.filed].filter(([survey_id, filing]) => filings.get(survey_id) !== filing));
  $changes.set({ ...changes, filed });
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
