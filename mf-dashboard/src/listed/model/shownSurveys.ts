import type { Filing, SurveyListItem } from '@dialogwerk/shared/contract';
import type { Wanted } from './Wanted.ts';

/** Changes that show at once, before the server has said yes; forgetting one takes it back. */
export interface Changes {
  /** New names by survey_id. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly deleted: ReadonlySet<string>;
  readonly filed: ReadonlyMap<string, Filing>;
}

/** The list as the author sees it: what the server gave, with the author's own changes on top, without what belongs elsewhere by now. */
export function shownSurveys(
  loaded: readonly SurveyListItem[],
  { renamed, deleted, filed }: Changes,
  wanted: Wanted,
): readonly SurveyListItem[] {
  const changed = (survey: SurveyListItem): SurveyListItem => {
    const survey_name = renamed.get(survey.survey_id);
    const filing = filed.get(survey.survey_id);
    if (survey_name === undefined && filing === undefined) return survey;
    return { ...survey, ...(survey_name === undefined ? {} : { survey_name }), ...filing };
  };
  return loaded
    .filter(({ survey_id }) => !deleted.has(survey_id))
    .map(changed)
    .filter((survey) => belongs(survey, wanted));
}

function belongs({ archived, folder_id, tags }: Filing, wanted: Wanted): boolean {
  if (archived !== (wanted.status === 'archiv')) return false;
  if (wanted.folder_id !== null && wanted.folder_id !== folder_id) return false;
  return wanted.tag === null || tags.includes(wanted.tag);
}
