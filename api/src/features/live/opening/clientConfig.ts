import type { ClientConfig, Language } from '@dialogwerk/shared/contract';
import type { KeptSettings } from '../../../storage/surveys/KeptSettings.ts';
import type { Services } from '../../../services.ts';
import { pictureAddresses } from '../../../media/pictureAddresses.ts';

type Survey = Pick<ClientConfig, 'survey_id' | 'survey_id_int' | 'active' | 'training_mode'>;

/** What a messenger needs to know of a dialog before its conversation, from the settings of one revision; `languages`: all that it has. */
export async function clientConfig(
  services: Pick<Services, 'db' | 'contentLocation'>,
  { survey_id, survey_id_int, active, training_mode }: Survey,
  settings: KeptSettings,
  languages: readonly Language[] = [],
): Promise<ClientConfig> {
  const { avatar_src, background_link, logo_src } = settings;
  const [logo = null, avatar = null, background = null] = await pictureAddresses(services, [
    logo_src,
    avatar_src,
    background_link,
  ]);
  return {
    survey_id,
    survey_id_int,
    survey_name: settings.survey_name,
    messenger_ui: settings.messenger,
    ...(settings.typeface === 'system' ? {} : { typeface: settings.typeface }),
    avatar_name: settings.avatar_name,
    background_link: background,
    speed: settings.speed,
    feedback_allowed: settings.feedback_allowed,
    training_mode,
    du_sie: settings.du_sie,
    language: settings.language,
    ...(languages.length > 1 ? { languages: [...languages] } : {}),
    active,
    config: {
      accent_color: settings.accent_color,
      logo_src: logo,
      avatar_src: avatar,
      avatar_name: settings.avatar_name,
      video_messages: settings.video_messages,
      audio_messages: settings.audio_messages,
      background_image: background,
    },
  };
}
