import { authorClient } from '@dialogwerk/shared/clients';
import { trashEntries } from '../model/TrashEntry.ts';
import type { TrashEntry } from '../model/TrashEntry.ts';

/** What lies in the bin, the one deleted last first. Throws `ApiError`. */
export async function loadTrash(signal: AbortSignal): Promise<readonly TrashEntry[]> {
  return trashEntries(await authorClient.call('listTrash', {}, { signal }));
}
