import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { download } from '../../download.ts';
import { multiChatTexts as texts } from './texts.ts';

/** Lets the browser fetch a table of all respondents of a multi-chat; nothing of it passes through the page. */
export async function exportTable(id: number): Promise<void> {
  try {
    const table = await fetchOnce('chatsExport', { id });
    download(table.download, table.file_name);
    showNotice(texts.exported);
  } catch (error) {
    showNotice(texts.notExported(reasonOf(error)));
  }
}
