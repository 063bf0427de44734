import type { Block, PublicationState, SurveyData } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { isBoolean, isNumber, isText, listOf, oneOf, orNull, withFields } from './guards.ts';

const flag = oneOf(0, 1);

/** What the frame and other modules read of a dialog. */
export const surveyGuard = withFields<SurveyData>({
  survey_id: isText,
  survey_id_int: isNumber,
  survey_name: isText,
  active: isBoolean,
  publication: orNull(
    withFields<PublicationState>({ publication_id: isText, revision: isNumber, unpublished_changes: isNumber }),
  ),
  language: isText,
  welcome: isText,
  ending: isText,
  avatar_name: isText,
  avatar_src: orNull(isText),
  logo_src: orNull(isText),
  bearbeiten: flag,
  intrance: flag,
  testen: flag,
  live_switch: flag,
  analyse: flag,
  all_questions: listOf(withFields<Block>({ unique_question_id: isText })),
  templ_options: listOf(withFields<SurveyData['templ_options'][number]>({})),
  sections: listOf(withFields<SurveyData['sections'][number]>({})),
});

/** The dialog that the current route is about (spec §4, route guard). Owner: shell; modules may replace it by a newer copy. */
export const $survey = crossAppAtom<SurveyData | null>('survey', null, orNull(surveyGuard));
