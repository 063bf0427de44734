import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { saveFile } from '../../../saveFile.ts';
import { multiChatTexts as texts } from '../texts.ts';

/** Gives the author a table of all respondents of a multi-chat, fetched page by page. */
export async function exportTable(id: number, name: string): Promise<void> {
  const parts: string[] = [];
  try {
    for (let page = 0, more = true; more; page += 1) {
      // One after the other, because only an answer tells whether there is another page.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await authorClient.call('chatsExport', { id, page });
      parts.push(answer.csv);
      ({ more } = answer);
    }
  } catch (error) {
    showNotice(texts.notExported(reasonOf(error)));
    return;
  }
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`);
  showNotice(texts.exported);
}
