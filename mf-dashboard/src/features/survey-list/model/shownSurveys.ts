import type { SurveyListItem } from '@dialogwerk/shared/contract';

/** Changes that show at once, before the server has said yes; forgetting one takes it back. */
export interface Changes {
  /** New names by survey_id. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly deleted: ReadonlySet<string>;
}

/** The list as the author sees it: what the server gave, with the author's own changes on top. */
export function shownSurveys(
  loaded: readonly SurveyListItem[],
  { renamed, deleted }: Changes,
): readonly SurveyListItem[] {
  const withNewName = (survey: SurveyListItem): SurveyListItem => {
    const survey_name = renamed.get(survey.survey_id);
    return survey_name === undefined ? survey : { ...survey, survey_name };
  };
  return loaded.filter(({ survey_id }) => !deleted.has(survey_id)).map(withNewName);
}
