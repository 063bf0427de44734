import { change, patch } from '@dialogwerk/shared/clients';
import type { Folder } from '@dialogwerk/shared/contract';

/** Makes a folder or renames it, shown at once; gives why it was refused, null when it was not. */
export async function saveFolder({ folder_id, name }: Pick<Folder, 'folder_id' | 'name'>): Promise<string | null> {
  const shown = patch('listFolders', {}, (known) => {
    const isKnown = known.folders.some((folder) => folder.folder_id === folder_id);
    const folders = isKnown
      ? known.folders.map((folder) => (folder.folder_id === folder_id ? { ...folder, name } : folder))
      : [...known.folders, { folder_id, name, surveys: 0 }];
    return { ...known, folders };
  });
  const saved = await change('setFolder', { folder_id, name }, { patches: [shown] });
  return saved.ok ? null : saved.reason;
}
