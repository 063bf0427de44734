import type { Block, PublicationState, SurveyData } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { count, listOf, oneOf, orNull, text, withFields, yesOrNo } from './guards.ts';

const flag = oneOf(0, 1);

/** What the frame and other modules read of a dialog. */
export const surveyGuard = withFields<SurveyData>({
  survey_id: text,
  survey_id_int: count,
  survey_name: text,
  active: yesOrNo,
  publication: orNull(
    withFields<PublicationState>({ publication_id: text, revision: count, unpublished_changes: count }),
  ),
  language: text,
  welcome: text,
  ending: text,
  avatar_name: text,
  avatar_src: orNull(text),
  logo_src: orNull(text),
  bearbeiten: flag,
  intrance: flag,
  testen: flag,
  live_switch: flag,
  analyse: flag,
  all_questions: listOf(withFields<Block>({ unique_question_id: text })),
  templ_options: listOf(withFields<SurveyData['templ_options'][number]>({})),
  sections: listOf(withFields<SurveyData['sections'][number]>({})),
});

/** The dialog that the current route is about (spec §4, route guard). Owner: shell; modules may replace it by a newer copy. */
export const $survey = crossAppAtom<SurveyData | null>('survey', null, orNull(surveyGuard));
