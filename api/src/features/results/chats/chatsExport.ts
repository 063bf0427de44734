import type { Handler } from '../../../calls/handler.ts';
import { signedPath } from '../../../links/signedPath.ts';
import { mayAnalyseManager } from '../../../policies/mayAnalyseManager.ts';
import { fileName } from '../export/fileName.ts';
import { chatsTexts } from './texts.ts';

/** Where the table of a multi-chat is fetched by whom, and when it was asked for. */
export const chatsTablePath = (id: string, user_id: string, at: string): string =>
  `/api/chats_tables/${id}/${user_id}/${at}`;

/** Makes ready what is then fetched by its address; writes nothing yet. */
export const chatsExport: Handler<'chatsExport'> = async ({ id }, context) => {
  const { dialog_manager_id, name } = await mayAnalyseManager(context, id);
  const { services, who } = context;
  const now = services.now();
  const path = chatsTablePath(String(dialog_manager_id), who.user_id, String(now));
  return { download: signedPath(services, path), file_name: fileName(name, 'csv', now, chatsTexts.fileKind) };
};
