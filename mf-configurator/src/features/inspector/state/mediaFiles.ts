import type { CallState } from '@dialogwerk/shared/clients';
import type { MediaFile } from '@dialogwerk/shared/contract';
import { map } from 'nanostores';

/** By survey id; kept while the page lives, so that each picture field does not ask again. */
export const $mediaFiles = map<Record<string, CallState<readonly MediaFile[]>>>({});

/** Adds a file that was just kept to a list that is there; the newest stands first. */
export function addMediaFile(survey_id: string, file: MediaFile): void {
  const known = $mediaFiles.get()[survey_id];
  if (known?.kind === 'loaded') $mediaFiles.setKey(survey_id, { kind: 'loaded', value: [file, ...known.value] });
}

/** Takes away a file that was deleted. */
export function removeMediaFile(survey_id: string, filename_db: string): void {
  const known = $mediaFiles.get()[survey_id];
  if (known?.kind !== 'loaded') return;
  $mediaFiles.setKey(survey_id, {
    kind: 'loaded',
    value: known.value.filter((file) => file.filename_db !== filename_db),
  });
}
