import type { SurveyConfig } from '@dialogwerk/shared/contract';

/** The settings of a dialog that are set on this screen. */
export const lookFields = [
  'survey_name',
  'avatar_name',
  'avatar_src',
  'logo_src',
  'background_link',
  'accent_color',
  'messenger',
  'typeface',
  'speed',
  'du_sie',
  'audio_messages',
  'video_messages',
  'feedback_allowed',
  'privacy_declaration_text',
] as const;
export type LookField = (typeof lookFields)[number];
export type Look = Pick<SurveyConfig, LookField>;

/** Those of a dialog. */
export const lookOfDialog = (survey: Look): Look => ({
  survey_name: survey.survey_name,
  avatar_name: survey.avatar_name,
  avatar_src: survey.avatar_src,
  logo_src: survey.logo_src,
  background_link: survey.background_link,
  accent_color: survey.accent_color,
  messenger: survey.messenger,
  typeface: survey.typeface,
  speed: survey.speed,
  du_sie: survey.du_sie,
  audio_messages: survey.audio_messages,
  video_messages: survey.video_messages,
  feedback_allowed: survey.feedback_allowed,
  privacy_declaration_text: survey.privacy_declaration_text,
});
