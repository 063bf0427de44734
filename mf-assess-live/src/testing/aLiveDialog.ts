import type { ClientConfig, LanguageFragments } from '@dialogwerk/shared/contract';

/** A dialog as the public sees it; without pauses unless a test is about them. */
export function aClientConfig(fields: Partial<ClientConfig> = {}): ClientConfig {
  return {
    survey_id: 'survey0000001',
    survey_id_int: 1,
    survey_name: 'Zufriedenheit im Team',
    messenger_ui: 'default',
    avatar_name: 'Frida Lang',
    background_link: null,
    speed: 1,
    feedback_allowed: false,
    training_mode: false,
    du_sie: 'sie',
    language: 'de',
    active: true,
    config: {
      accent_color: '#5ABAB2',
      logo_src: null,
      avatar_src: null,
      avatar_name: 'Frida Lang',
      video_messages: false,
      audio_messages: false,
      background_image: null,
    },
    ...fields,
  };
}

export const someFragments: LanguageFragments = {
  restart: 'Neu starten',
  delete: 'Dialog löschen',
  privacy: 'Datenschutz',
  restart_pop_up: {
    header: 'Dialog neu starten?',
    text: 'Alles beginnt von vorn.',
    btn_back: 'Zurück',
    btn_restart: 'Ja, neu',
  },
  delete_pop_up: {
    header: 'Dialog löschen?',
    text: 'Alles wird gelöscht.',
    btn_back: 'Zurück',
    btn_delete: 'Ja, löschen',
  },
};
