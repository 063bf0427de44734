import { uploads } from '../../contract/index.ts';
import type { MediaFile } from '../../contract/index.ts';
import { ApiError } from '../http/ApiError.ts';
import { sendFile } from './sendFile.ts';
import type { OnSent } from './sendFile.ts';
import { sendPoster } from './sendPoster.ts';
import { authorResources } from '../resources/authorResources.ts';

/** What a dialog's own file is for. */
type Purpose = 'logo' | 'avatar' | 'background' | 'block' | 'captions' | 'card';

/** Keeps a file for a dialog (upload `surveyMedia`). Throws `ApiError`. */
export async function uploadSurveyMedia(
  survey_id: string,
  file: File,
  purpose: Purpose,
  onSent?: OnSent,
): Promise<MediaFile> {
  const address = uploads.surveyMedia.path.replace(':survey_id', encodeURIComponent(survey_id));
  const body = await sendFile('surveyMedia', `${address}?type=${purpose}`, file, onSent);
  if (!isKept(body)) throw new ApiError('surveyMedia', 0, body);
  const { media_file } = body;
  const isOther = (other: MediaFile): boolean => other.filename_db !== media_file.filename_db;
  const shown = authorResources.lay('mediaList', { survey_id }, ({ media_files }) => ({
    media_files: [...media_files.filter(isOther), media_file],
  }));
  shown.settle();
  authorResources.makeStale(['mediaList'], { survey_id });
  const poster = uploads.surveyPoster.path.replace(':survey_id', encodeURIComponent(survey_id));
  await sendPoster('surveyPoster', poster.replace(':filename_db', media_file.filename_db), file);
  return media_file;
}

/** The contract's word is taken for the rest, as for every call. */
function isKept(body: unknown): body is { media_file: MediaFile } {
  return typeof body === 'object' && body !== null && 'media_file' in body;
}
