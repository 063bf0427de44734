import type { SurveyData } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';

/** The dialog that the current route is about (spec §4, route guard). Owner: shell; modules may replace it by a newer copy. */
export const $survey = crossAppAtom<SurveyData | null>('survey', null);
