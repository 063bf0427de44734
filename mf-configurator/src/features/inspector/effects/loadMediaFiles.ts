import { authorClient, loading, reasonOf } from '@dialogwerk/shared/clients';
import type { MediaFile } from '@dialogwerk/shared/contract';
import { $mediaFiles, addMediaFile } from '../state/mediaFiles.ts';

/** By survey id, what asks for its files now. */
const running = new Map<string, AbortController>();

/** Asks once for the files of a dialog; again after a fault. */
export async function loadMediaFiles(survey_id: string): Promise<void> {
  const known = $mediaFiles.get()[survey_id];
  if (!known || known.kind === 'failed') await load(survey_id);
}

/** Shows a file that was just kept. A list that is on its way is asked for anew, because it may be without the file. */
export function showKeptFile(survey_id: string, file: MediaFile): void {
  const known = $mediaFiles.get()[survey_id];
  if (known?.kind === 'loaded') addMediaFile(survey_id, file);
  else if (known) void load(survey_id);
}

async function load(survey_id: string): Promise<void> {
  running.get(survey_id)?.abort();
  const controller = new AbortController();
  running.set(survey_id, controller);
  $mediaFiles.setKey(survey_id, loading);
  try {
    const { media_files } = await authorClient.call('mediaList', { survey_id }, { signal: controller.signal });
    // The client turns the order round (spec §7).
    $mediaFiles.setKey(survey_id, { kind: 'loaded', value: media_files.toReversed() });
  } catch (error) {
    if (!controller.signal.aborted) $mediaFiles.setKey(survey_id, { kind: 'failed', reason: reasonOf(error) });
  }
}
