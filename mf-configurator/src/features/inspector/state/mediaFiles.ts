import type { MediaFile } from '@dialogwerk/shared/contract';
import { map } from 'nanostores';

/** The files of a dialog as far as they are known. */
export type MediaFiles =
  | { readonly state: 'loading' }
  | { readonly state: 'fault'; readonly reason: string }
  | { readonly state: 'loaded'; readonly files: readonly MediaFile[] };

/** By survey id; kept while the page lives, so that each picture field does not ask again. */
export const $mediaFiles = map<Record<string, MediaFiles>>({});

/** Adds a file that was just kept; the newest stands first. */
export function addMediaFile(survey_id: string, file: MediaFile): void {
  const known = $mediaFiles.get()[survey_id];
  const files = known?.state === 'loaded' ? known.files : [];
  $mediaFiles.setKey(survey_id, { state: 'loaded', files: [file, ...files] });
}

/** Takes away a file that was deleted. */
export function removeMediaFile(survey_id: string, filename_db: string): void {
  const known = $mediaFiles.get()[survey_id];
  if (known?.state !== 'loaded') return;
  $mediaFiles.setKey(survey_id, {
    state: 'loaded',
    files: known.files.filter((file) => file.filename_db !== filename_db),
  });
}
