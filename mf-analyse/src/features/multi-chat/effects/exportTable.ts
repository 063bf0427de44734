import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { saveFile } from '../../../saveFile.ts';
import { multiChatTexts as texts } from '../texts.ts';

/** Gives the author a table of all respondents of a multi-chat, fetched page by page. */
export async function exportTable(id: number, name: string): Promise<void> {
  let parts: readonly string[];
  try {
    parts = await pagesFrom(id, 0);
  } catch (error) {
    showNotice(texts.notExported(reasonOf(error)));
    return;
  }
  saveFile(new Blob([...parts], { type: 'text/csv;charset=utf-8' }), `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`);
  showNotice(texts.exported);
}

/** One after the other, because only an answer tells whether there is another page. */
async function pagesFrom(id: number, page: number): Promise<readonly string[]> {
  const { csv, more } = await authorClient.call('chatsExport', { id, page });
  return more ? [csv, ...(await pagesFrom(id, page + 1))] : [csv];
}
