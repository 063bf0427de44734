import type { Filing, Folder } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { sendFilings } from '../../listed/fileSurveys.ts';
import { filingTexts } from './filingTexts.ts';
import { saveFolder } from './saveFolder.ts';

/** Brings a folder back with the dialogs that were in it. */
export async function restoreFolder(folder: Folder, filed: ReadonlyMap<string, Filing>): Promise<void> {
  const reason = (await saveFolder(folder)) ?? (await sendAll(filed));
  if (reason === null) return showNotice(filingTexts.folder.back(folder.name));
  const again = retryWith(() => void restoreFolder(folder, filed));
  showNotice(filingTexts.folder.notBack(folder.name, reason), again);
}

async function sendAll(filed: ReadonlyMap<string, Filing>): Promise<string | null> {
  if (filed.size === 0) return null;
  const sent = await sendFilings(filed);
  return sent.ok ? null : sent.reason;
}
