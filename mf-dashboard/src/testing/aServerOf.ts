import type { CallRequest, SurveyListItem } from '@dialogwerk/shared/contract';
import { listed } from './listed.ts';

const done = { msg: 'success' } as const;

/** Answers to the calls about dialogs of a server that has these, and keeps what is changed. */
export function aServerOf(...surveys: readonly SurveyListItem[]) {
  const all = new Map(surveys.map((survey) => [survey.survey_id, survey]));
  const deleted = new Set<string>();
  return {
    listSurveys: (request: CallRequest<'listSurveys'>) =>
      listed(...[...all.values()].filter(({ survey_id }) => !deleted.has(survey_id)))(request),
    deleteSurvey({ survey_id }: CallRequest<'deleteSurvey'>) {
      deleted.add(String(survey_id));
      return done;
    },
    restoreSurvey({ survey_id }: CallRequest<'restoreSurvey'>) {
      const survey = all.get(String(survey_id));
      if (!survey) throw new Error(`There is no dialog ${survey_id}.`);
      deleted.delete(survey.survey_id);
      return { survey };
    },
    fileSurveys({ filings }: CallRequest<'fileSurveys'>) {
      for (const { survey_id, ...filing } of filings) {
        const survey = all.get(survey_id);
        if (survey) all.set(survey_id, { ...survey, ...filing });
      }
      return done;
    },
    moveSurveys({ places }: CallRequest<'moveSurveys'>) {
      for (const { survey_id, workspace_id } of places) {
        const survey = all.get(survey_id);
        if (survey) all.set(survey_id, { ...survey, workspace_id });
      }
      return done;
    },
    duplicateSurvey({ survey_id }: CallRequest<'duplicateSurvey'>) {
      const survey = all.get(String(survey_id));
      if (!survey) throw new Error(`There is no dialog ${survey_id}.`);
      const copy = { ...survey, survey_id: 'kopie', survey_name: `${survey.survey_name} (Kopie)` };
      const others = [...all];
      all.clear();
      for (const [id, one] of [['kopie', copy] as const, ...others]) all.set(id, one);
      return { survey: copy };
    },
  };
}
