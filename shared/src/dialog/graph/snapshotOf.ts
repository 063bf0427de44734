import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import type { SurveyData } from '../../contract/index.ts';

/** What the graph needs of a dialog: what the engine runs. */
export type EditedDialog = Pick<
  SurveyData,
  | 'survey_id'
  | 'all_questions'
  | 'templ_options'
  | 'welcome'
  | 'ending'
  | 'du_sie'
  | 'language'
  | 'ask_backs'
  | 'privacy_declaration_text'
  | 'audio_messages'
  | 'video_messages'
  | 'model_consent'
  | 'model_mask'
>;

/** A dialog under edit as the engine runs it. */
export function snapshotOf(survey: EditedDialog): SurveySnapshot {
  const { survey_id, all_questions: blocks, templ_options, welcome, ending, du_sie, language, ask_backs } = survey;
  const { privacy_declaration_text, audio_messages, video_messages, model_consent, model_mask } = survey;
  const switches = { ask_backs, audio_messages, video_messages, model_consent, model_mask };
  return { survey_id, blocks, templ_options, welcome, ending, du_sie, language, privacy_declaration_text, ...switches };
}
