import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { ClientConfig, SurveyData } from '@dialogwerk/shared/contract';

/** A dialog's look and language as its messenger takes them, from the draft. */
export function previewConfig(survey: SurveyData): ClientConfig {
  const { survey_id, survey_id_int, survey_name, avatar_name, speed, du_sie, language } = survey;
  const background = addressOf(survey.background_link);
  return {
    survey_id,
    survey_id_int,
    survey_name,
    messenger_ui: survey.messenger,
    typeface: survey.typeface,
    avatar_name,
    background_link: background,
    speed,
    feedback_allowed: false,
    training_mode: false,
    du_sie,
    language,
    active: true,
    config: {
      accent_color: survey.accent_color,
      logo_src: addressOf(survey.logo_src),
      avatar_src: addressOf(survey.avatar_src),
      avatar_name,
      video_messages: survey.video_messages,
      audio_messages: survey.audio_messages,
      background_image: background,
    },
  };
}

/** Settings name a kept file, or have an address. */
function addressOf(source: string | null): string | null {
  const meant = source?.replace(/^file:/, '').trim() ?? '';
  if (meant === '') return null;
  return /[/:]/.test(meant) ? meant : publicMediaPath(meant);
}
