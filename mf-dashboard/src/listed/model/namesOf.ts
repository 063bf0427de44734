import type { SurveyListItem } from '@dialogwerk/shared/contract';

/** What dialogs are called. */
export function namesOf(surveys: readonly SurveyListItem[]): readonly string[] {
  return surveys.map(({ survey_name }) => survey_name);
}
