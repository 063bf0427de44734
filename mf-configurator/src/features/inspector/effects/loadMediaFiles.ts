import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { $mediaFiles } from '../state/mediaFiles.ts';

/** Asks once for the files of a dialog; again after a fault. */
export async function loadMediaFiles(survey_id: string): Promise<void> {
  const known = $mediaFiles.get()[survey_id];
  if (known && known.state !== 'fault') return;
  $mediaFiles.setKey(survey_id, { state: 'loading' });
  try {
    const { media_files } = await authorClient.call('mediaList', { survey_id });
    // The client turns the order round (spec §7).
    $mediaFiles.setKey(survey_id, { state: 'loaded', files: media_files.toReversed() });
  } catch (error) {
    $mediaFiles.setKey(survey_id, { state: 'fault', reason: reasonOf(error) });
  }
}
