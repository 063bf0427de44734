import type { ChatsWish } from '@dialogwerk/shared/contract';
import type { Handler } from '../../../../calls/handler.ts';
import type { Services } from '../../../../services.ts';
import { signedPath } from '../../../../links/signedPath.ts';
import { mayAnalyseChats } from '../../../../policies/mayAnalyseChats.ts';
import type { ChatDialog } from '../../../../policies/mayAnalyseChats.ts';
import { readVariables } from '../../data/readVariables.ts';
import { fileName } from '../../export/fileName.ts';
import { refuseBeyondExcel } from '../../export/refuseBeyondExcel.ts';
import { participationColumns } from './chatsColumns.ts';
import { countParticipations } from './selectParticipations.ts';

/** What the address of a multi-chat's answers says: of which one, who has asked when, and for what. */
export type ChatsAnswersAddress = Readonly<Record<'id' | 'user_id' | 'at' | keyof ChatsWish, string>>;

export const chatsAnswersPath = (address: ChatsAnswersAddress): string => {
  const { id, user_id, at, format, separator, content, missing, personal } = address;
  return `/api/chats_answers/${id}/${user_id}/${at}/${format}/${separator}/${content}/${missing}/${personal}`;
};

/** Makes ready what is then fetched by its address (fresh token); writes nothing yet. */
export const chatsAnswers: Handler<'chatsAnswers'> = async ({ id, ...wish }, context) => {
  const { manager, dialogs } = await mayAnalyseChats(context, id);
  const { services, who } = context;
  const total = await countParticipations(services.db, manager.dialog_manager_id);
  if (wish.format === 'xlsx') refuseBeyondExcel(total, await countColumns(services, dialogs));
  const now = services.now();
  const path = chatsAnswersPath({ ...wish, id: String(id), user_id: who.user_id, at: String(now) });
  return { download: signedPath(services, path), file_name: fileName(manager.name, wish.format, now), total };
};

async function countColumns({ db }: Pick<Services, 'db'>, dialogs: readonly ChatDialog[]): Promise<number> {
  let columns = participationColumns.length;
  // One dialog at a time, because the revisions of each may be of megabytes.
  for (const { survey_id } of dialogs) columns += (await readVariables(db, survey_id)).length;
  return columns;
}
