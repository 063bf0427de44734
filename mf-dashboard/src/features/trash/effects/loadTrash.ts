import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { trashEntries } from '../model/TrashEntry.ts';
import { $trash } from '../state/trash.ts';

/** Loads what lies in the bin; what was given up changes nothing. */
export async function loadTrash(signal: AbortSignal): Promise<void> {
  try {
    const trash = await authorClient.call('listTrash', {}, { signal });
    if (!signal.aborted) $trash.set({ kind: 'loaded', entries: trashEntries(trash) });
  } catch (error) {
    if (!signal.aborted) $trash.set({ kind: 'failed', reason: reasonOf(error) });
  }
}
