import type { ChatsWish } from '@dialogwerk/shared/contract';
import { rowOf } from '@dialogwerk/shared/dialog';
import type { Cell } from '@dialogwerk/shared/dialog';
import type { PersonalWords } from '@dialogwerk/shared/dialog/personal';
import type { Services } from '../../../../services.ts';
import type { ChatDialog } from '../../../../policies/mayAnalyseChats.ts';
import { storedConversation } from '../../data/conversationRows.ts';
import type { ConversationRow } from '../../data/conversationRows.ts';
import { readDialogData } from '../../data/readDialogData.ts';
import type { DialogData } from '../../data/readDialogData.ts';
import { Snapshot } from '../../data/Snapshot.ts';
import { exportColumns } from '../../export/exportColumns.ts';
import { rowFormats } from '../../export/formats.ts';
import { noStudy } from '../../export/package/StudyFacts.ts';
import { hideCells, readPersonalWords } from '../../personal/hideCells.ts';
import { dialogColumns, participationColumns } from './chatsColumns.ts';
import { countParticipations, selectParticipations } from './selectParticipations.ts';

/** A file of all answers in a multi-chat, as somebody who may have it has asked for it. */
export interface ChatsFile {
  readonly dialog_manager_id: number;
  readonly name: string;
  readonly dialogs: readonly ChatDialog[];
  readonly wish: ChatsWish;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The file in pieces, from one moment of the database. Whoever stops reading calls `close`. */
export async function openChatsAnswers(
  { db }: Pick<Services, 'db'>,
  file: ChatsFile,
): Promise<{ pieces: AsyncGenerator<Uint8Array | string>; close: () => Promise<void> }> {
  const snapshot = await Snapshot.open(db);
  return { pieces: writeChatsAnswers(snapshot, file), close: () => snapshot.close() };
}

/** A dialog with the columns that a participation has of it. */
interface ChatData {
  readonly dialog: ChatDialog;
  readonly data: DialogData;
  /** Its cells where it has not begun. */
  readonly none: readonly Cell[];
  /** What was decided about words, where what tells of people is hidden; null where it stays. */
  readonly words: PersonalWords | null;
}

async function readChat({ db }: Snapshot, dialog: ChatDialog, wish: ChatsWish): Promise<ChatData> {
  const read = await readDialogData(db, dialog.survey_id);
  // The key stands once, in front of all dialogs.
  const variables = exportColumns(read.variables, wish).filter(({ source }) => source.from !== 'participation');
  const words = wish.personal === 'hide' ? await readPersonalWords(db, dialog.survey_id) : null;
  return { dialog, data: { ...read, variables }, none: variables.map(() => ({ missing: 'not-asked' })), words };
}

function cellsOf({ data, none, words }: ChatData, conversation: ConversationRow | null): readonly Cell[] {
  if (conversation === null) return none;
  const row = rowOf(data.variables, storedConversation(conversation, data));
  return words ? hideCells(row, data.variables, words) : row;
}

async function* writeChatsAnswers(
  snapshot: Snapshot,
  { dialog_manager_id, name, dialogs, wish, at }: ChatsFile,
): AsyncGenerator<Uint8Array | string> {
  try {
    const chats: ChatData[] = [];
    for (const dialog of dialogs) chats.push(await readChat(snapshot, dialog, wish));
    const publications = await readPublications(snapshot, dialog_manager_id);
    const populations = chats.map(({ dialog: { survey_id } }) => ({ survey_id, now: at }));
    yield* rowFormats[wish.format].write({
      survey_name: name,
      unit: 'participations',
      tables: [],
      study: noStudy,
      variables: [
        ...participationColumns,
        ...chats.flatMap(({ dialog, data }) => dialogColumns(dialog, data.variables)),
      ],
      total: await countParticipations(snapshot.db, dialog_manager_id),
      at,
      wish,
      async *rows(): AsyncGenerator<Cell[][]> {
        for await (const rows of snapshot.read(selectParticipations(dialog_manager_id, populations))) {
          yield rows.map((row) => {
            const { participation_id, started, last, publication_id } = row;
            const publication: Cell = publications.get(publication_id) ?? { missing: 'not-asked' };
            const own: Cell[] = [participation_id, started, last, publication];
            return own.concat(...chats.map((chat, index) => cellsOf(chat, row.chats[index] ?? null)));
          });
        }
      },
    });
  } finally {
    await snapshot.close();
  }
}

/** The how many-th each publication of the multi-chat is, from 1. */
async function readPublications({ db }: Snapshot, dialog_manager_id: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('manager_publications')
    .select('publication_id')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .orderBy('published_at')
    .orderBy('publication_id')
    .execute();
  return new Map(rows.map(({ publication_id }, index) => [publication_id, index + 1]));
}
