import { authorClient, loading, mutate } from '@dialogwerk/shared/clients';
import { $mediaFiles } from '../state/mediaFiles.ts';

/** Asks once for the files of a dialog; again after a fault. */
export async function loadMediaFiles(survey_id: string): Promise<void> {
  const known = $mediaFiles.get()[survey_id];
  if (known && known.kind !== 'failed') return;
  $mediaFiles.setKey(survey_id, loading);
  const listed = await mutate({ call: () => authorClient.call('mediaList', { survey_id }) });
  $mediaFiles.setKey(
    survey_id,
    // The client turns the order round (spec §7).
    listed.ok
      ? { kind: 'loaded', value: listed.value.media_files.toReversed() }
      : { kind: 'failed', reason: listed.reason },
  );
}
