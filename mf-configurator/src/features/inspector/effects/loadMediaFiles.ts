import { ApiError, authorClient, loading, loadInto, reasonOf } from '@dialogwerk/shared/clients';
import type { MediaFile } from '@dialogwerk/shared/contract';
import { showError } from '@dialogwerk/shared/state';
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
  const { signal } = controller;
  running.set(survey_id, controller);
  $mediaFiles.setKey(survey_id, loading);
  const list = async () => {
    try {
      // The client turns the order round (spec §7).
      return (await authorClient.call('mediaList', { survey_id }, { signal })).media_files.toReversed();
    } catch (error) {
      if (!signal.aborted) raiseAlert(error);
      throw error;
    }
  };
  await loadInto({ set: (state) => $mediaFiles.setKey(survey_id, state) }, list, signal);
}

/** Spec §8: an error of the media list raises the global alert, beside what stands at the list. One that ends the session says so itself. */
function raiseAlert(error: unknown): void {
  const { status, code } = error instanceof ApiError ? error : { status: null, code: null };
  if (status !== 401 && status !== 403) showError(reasonOf(error), { code: code ?? undefined });
}
