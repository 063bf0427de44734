import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { Folder } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { loadFolders } from '../../../listed/effects/loadFolders.ts';
import { keepFiled } from '../../../listed/state/surveyList.ts';
import { $folders } from '../../../listed/state/folders.ts';
import { texts } from '../../../texts.ts';
import { filingTexts } from '../filingTexts.ts';
import { restoreFolder } from './restoreFolder.ts';

/** Deletes a folder and offers 'Rückgängig'; it leaves the bar at once and comes back when the server refuses. */
export async function deleteFolder(folder: Folder): Promise<void> {
  const before = $folders.get();
  const deleted = await mutate({
    apply: () =>
      before &&
      $folders.set({ ...before, folders: before.folders.filter(({ folder_id }) => folder_id !== folder.folder_id) }),
    call: () => authorClient.call('deleteFolder', { folder_id: folder.folder_id }),
    rollback: () => void loadFolders(),
  });
  if (!deleted.ok) {
    const again = retryWith(() => void deleteFolder(folder));
    return showNotice(filingTexts.folder.notDeleted(folder.name, deleted.reason), again);
  }
  const { filings } = deleted.value;
  const filed = new Map(filings.map(({ survey_id, ...filing }) => [survey_id, filing]));
  keepFiled(new Map([...filed].map(([survey_id, filing]) => [survey_id, { ...filing, folder_id: null }])));
  showNotice(filingTexts.folder.deleted(folder.name), {
    label: texts.remove.undo,
    run: () => void restoreFolder(folder, filed),
  });
}
