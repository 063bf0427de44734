import type { SurveyData } from '@dialogwerk/shared/contract';

/** Whether `survey` is the one that a route's `:survey_id` names: by its public id or by its number (domain.md §9). */
export function isSurveyOfRoute(survey: Pick<SurveyData, 'survey_id' | 'survey_id_int'>, surveyId: string): boolean {
  return survey.survey_id === surveyId || String(survey.survey_id_int) === surveyId;
}
