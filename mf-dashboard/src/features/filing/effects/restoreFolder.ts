import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { Filing, Folder } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { loadFolders } from '../../../listed/effects/loadFolders.ts';
import { keepFiled } from '../../../listed/state/surveyList.ts';
import { filingTexts } from '../filingTexts.ts';

/** Brings a folder back with the dialogs that were in it. */
export async function restoreFolder(folder: Folder, filed: ReadonlyMap<string, Filing>): Promise<void> {
  const { folder_id, name } = folder;
  const filings = [...filed].map(([survey_id, filing]) => Object.assign({ survey_id }, filing));
  const restored = await mutate({
    call: async () => {
      await authorClient.call('setFolder', { folder_id, name });
      if (filings.length > 0) await authorClient.call('fileSurveys', { filings });
    },
  });
  if (!restored.ok) {
    const again = retryWith(() => void restoreFolder(folder, filed));
    return showNotice(filingTexts.folder.notBack(name, restored.reason), again);
  }
  keepFiled(filed);
  void loadFolders();
  showNotice(filingTexts.folder.back(name));
}
