import type { ClientConfig } from '@dialogwerk/shared/contract';
import { CallError } from '../../calls/CallError.ts';
import type { Services } from '../../calls/services.ts';
import { pictureAddresses } from './pictureAddresses.ts';
import { texts } from './texts.ts';

type Context = Pick<Services, 'db' | 'contentLocation'>;

/** A dialog as the public sees it. */
export interface PublicSurvey {
  /** A deleted dialog is never active. */
  readonly config: ClientConfig;
  readonly revision: number;
  readonly deleted: boolean;
}

/** The dialog behind a public link; null when there never was one or it is cleared away. */
export async function findPublicSurvey(services: Context, survey_id: string): Promise<PublicSurvey | null> {
  const row = await services.db
    .selectFrom('surveys')
    .select(['survey_id', 'survey_id_int', 'survey_name', 'active', 'settings', 'revision', 'deleted_at'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  if (!row) return null;
  const { settings } = row;
  const { avatar_src, background_link, logo_src } = settings;
  const [logo = null, avatar = null, background = null] = await pictureAddresses(services, [
    logo_src,
    avatar_src,
    background_link,
  ]);
  const deleted = row.deleted_at !== null;
  return {
    deleted,
    revision: row.revision,
    config: {
      survey_id: row.survey_id,
      survey_id_int: row.survey_id_int,
      survey_name: row.survey_name,
      messenger_ui: settings.messenger,
      avatar_name: settings.avatar_name,
      background_link: background,
      speed: settings.speed,
      feedback_allowed: settings.feedback_allowed,
      training_mode: false,
      du_sie: settings.du_sie,
      language: settings.language,
      active: row.active && !deleted,
      config: {
        accent_color: settings.accent_color,
        logo_src: logo,
        avatar_src: avatar,
        avatar_name: settings.avatar_name,
        video_messages: settings.video_messages,
        audio_messages: settings.audio_messages,
        background_image: background,
      },
    },
  };
}

/** The same; refuses with 404 when there is none, with 410 when it was deleted. */
export async function publicSurvey(services: Context, survey_id: string): Promise<PublicSurvey> {
  const survey = await findPublicSurvey(services, survey_id);
  if (!survey) throw new CallError(404, texts.unknownSurvey);
  if (survey.deleted) throw new CallError(410, texts.inactive);
  return survey;
}
