import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { MediaFile } from '@dialogwerk/shared/contract';
import type { Handler } from '../../calls/handler.ts';
import type { Services } from '../../services.ts';
import { maySee } from '../../policies/maySee.ts';

/** A row as the calls answer it; `misc` is the name that the author's file had. */
export function mediaFileOf(
  { contentLocation }: Pick<Services, 'contentLocation'>,
  media: {
    readonly survey_id: string;
    readonly filename_db: string;
    readonly purpose: string;
    readonly original_name: string;
  },
): MediaFile {
  return {
    survey_id: media.survey_id,
    filename_db: media.filename_db,
    type: media.purpose,
    location: contentLocation(publicMediaPath(media.filename_db)),
    misc: media.original_name || null,
  };
}

/** The files of a dialog, the newest last: the client turns the order round (spec §7). */
export const mediaList: Handler<'mediaList'> = async (input, { services, who }) => {
  const { survey_id } = await maySee({ services, who }, input.survey_id);
  const media = await services.db
    .selectFrom('media')
    .select(['survey_id', 'filename_db', 'purpose', 'original_name'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', 'is', null)
    .where('size', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('media_id')
    .execute();
  return { media_files: media.map((row) => mediaFileOf(services, row)) };
};
