import type { SurveyData } from '@dialogwerk/shared/contract';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';

/** A dialog under edit as the engine runs it. */
export function snapshotOf(survey: SurveyData): SurveySnapshot {
  const { survey_id, all_questions: blocks, templ_options, welcome, ending, du_sie, language } = survey;
  const { privacy_declaration_text, audio_messages, video_messages } = survey;
  const settings = { du_sie, language, privacy_declaration_text, audio_messages, video_messages };
  return { survey_id, blocks, templ_options, welcome, ending, ...settings };
}
