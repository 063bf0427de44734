import { authorClient } from '@dialogwerk/shared/clients';
import { $folders } from '../state/folders.ts';

/** Loads folders and tags; where that fails the list works without them, and the next change tries again. */
export async function loadFolders(): Promise<void> {
  try {
    $folders.set(await authorClient.call('listFolders', {}));
  } catch {
    // Because a list without its folders is better than none.
  }
}
