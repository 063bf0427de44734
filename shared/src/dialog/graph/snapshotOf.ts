import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import type { BarWording, SurveyData } from '../../contract/index.ts';
import { frameOf } from '../translation/frameOf.ts';

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
  | 'languages'
  | 'translations'
> &
  Partial<BarWording & Pick<SurveyData, 'survey_name'>>;

/** A dialog under edit as the engine runs it. */
export function snapshotOf(survey: EditedDialog): SurveySnapshot {
  const { survey_id, all_questions: blocks, templ_options, welcome, ending, du_sie, language, ask_backs } = survey;
  const { privacy_declaration_text, audio_messages, video_messages, model_consent, model_mask } = survey;
  const { languages, translations } = survey;
  const switches = { ask_backs, audio_messages, video_messages, model_consent, model_mask };
  const texts = { welcome, ending, privacy_declaration_text, frame: frameOf(survey) };
  return { survey_id, blocks, templ_options, du_sie, language, languages, translations, ...texts, ...switches };
}
