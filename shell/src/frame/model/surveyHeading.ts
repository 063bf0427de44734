import type { SurveyData } from '@dialogwerk/shared/contract';
import { isSurveyOfRoute } from '../../routes/isSurveyOfRoute.ts';
import type { CurrentRoute } from '../../routes/useCurrentRoute.ts';
import { texts } from '../texts.ts';

type Place = {
  readonly entry: Pick<CurrentRoute['entry'], 'name'>;
  readonly surveyId: string | null;
  readonly pathname: string;
};

/** The joint analyses of the two crime stories (spec §9). */
const crimeGame = /^\/analyse_multichat\/[34](\/|$)/;
type Named = Pick<SurveyData, 'survey_id' | 'survey_id_int' | 'survey_name'>;

/** The name in the top bar (spec §2); null where the screen is about no dialog. */
export function surveyHeading({ entry, surveyId, pathname }: Place, survey: Named | null): string | null {
  if (entry.name === 'AnalyseMultiChat') return crimeGame.test(pathname) ? texts.crimeGame : null;
  if (surveyId === null) return null;
  if (survey === null) return texts.loadingName;
  return isSurveyOfRoute(survey, surveyId) ? survey.survey_name : texts.newDialog;
}
