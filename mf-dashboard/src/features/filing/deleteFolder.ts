import { change, patch } from '@dialogwerk/shared/clients';
import type { Folder } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { listPatch } from '../../listed/listPatches.ts';
import { texts } from '../../texts.ts';
import { filingTexts } from './filingTexts.ts';
import { restoreFolder } from './restoreFolder.ts';

/** Deletes a folder and offers 'Rückgängig'; it leaves the bar at once and comes back when the server refuses. */
export async function deleteFolder(folder: Folder): Promise<void> {
  const { folder_id, name } = folder;
  const withoutIt = patch('listFolders', {}, (known) => ({
    ...known,
    folders: known.folders.filter((other) => other.folder_id !== folder_id),
  }));
  const emptied = listPatch((survey) => (survey.folder_id === folder_id ? { ...survey, folder_id: null } : survey));
  const deleted = await change('deleteFolder', { folder_id }, { patches: [withoutIt, emptied] });
  if (!deleted.ok) {
    const again = retryWith(() => void deleteFolder(folder));
    return showNotice(filingTexts.folder.notDeleted(name, deleted.reason), again);
  }
  const filed = new Map(deleted.value.filings.map(({ survey_id, ...filing }) => [survey_id, filing]));
  showNotice(filingTexts.folder.deleted(name), {
    label: texts.remove.undo,
    run: () => void restoreFolder(folder, filed),
  });
}
