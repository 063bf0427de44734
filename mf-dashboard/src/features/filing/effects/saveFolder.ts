import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { Folder } from '@dialogwerk/shared/contract';
import { loadFolders } from '../../../listed/effects/loadFolders.ts';

/** Makes a folder or renames it; gives why it was refused, null when it was not. */
export async function saveFolder({ folder_id, name }: Pick<Folder, 'folder_id' | 'name'>): Promise<string | null> {
  const saved = await mutate({ call: () => authorClient.call('setFolder', { folder_id, name }) });
  if (!saved.ok) return saved.reason;
  await loadFolders();
  return null;
}
