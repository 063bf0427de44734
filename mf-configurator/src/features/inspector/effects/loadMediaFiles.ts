import { authorClient, loading, reasonOf } from '@dialogwerk/shared/clients';
import { $mediaFiles } from '../state/mediaFiles.ts';

/** Asks once for the files of a dialog; again after a fault. */
export async function loadMediaFiles(survey_id: string): Promise<void> {
  const known = $mediaFiles.get()[survey_id];
  if (known && known.kind !== 'failed') return;
  $mediaFiles.setKey(survey_id, loading);
  try {
    const { media_files } = await authorClient.call('mediaList', { survey_id });
    // The client turns the order round (spec §7).
    $mediaFiles.setKey(survey_id, { kind: 'loaded', value: media_files.toReversed() });
  } catch (error) {
    $mediaFiles.setKey(survey_id, { kind: 'failed', reason: reasonOf(error) });
  }
}
