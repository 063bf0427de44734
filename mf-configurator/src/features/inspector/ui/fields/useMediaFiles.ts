import { ApiError, mapCalled, reasonOf, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { MediaFile } from '@dialogwerk/shared/contract';
import { showError } from '@dialogwerk/shared/state';

/** The files of a dialog, the newest first: the client turns the order round (spec §7). */
export function useMediaFiles(survey_id: string): Called<readonly MediaFile[]> {
  const list = useResource('mediaList', { survey_id }, { keeps: true, onFailed: raiseAlert });
  return mapCalled(list, ({ media_files }) => media_files.toReversed());
}

/** Spec §8: an error of the media list raises the global alert, beside what stands at the list. One that ends the session says so itself. */
function raiseAlert(error: unknown): void {
  const { status, code } = error instanceof ApiError ? error : { status: null, code: null };
  if (status !== 401 && status !== 403) showError(reasonOf(error), { code: code ?? undefined });
}
