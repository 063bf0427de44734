import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { connect } from '../../../storage/database/connect.ts';
import { openChatsAnswers } from '../chats/answers/openChatsAnswers.ts';
import type { ChatsFile } from '../chats/answers/openChatsAnswers.ts';
import type { ExportRow } from './exportStatements.ts';
import { openExport } from './writeExport.ts';

/** A file that somebody fetches: of the answers to one dialog, or in all dialogs of a multi-chat. */
export type ExportWork =
  | { readonly of: 'dialog'; readonly row: ExportRow }
  | { readonly of: 'chats'; readonly file: ChatsFile };

/** What the thread is started with. */
export interface ExportTask {
  readonly connection: PoolConfig;
  readonly work: ExportWork;
}

/** What the thread is told: to give the next piece, or to stop. */
export type ToThread = 'next' | 'stop';
/** What it tells: a piece of the file (null after the last one), or that it cannot go on. */
export type FromThread = { readonly piece: Uint8Array | null } | { readonly fault: string };

/** Gives way to the event loop and the database where processors are short; on Linux alone a thread has a priority of its own. */
const NICE = 10;
/** One reads, the other notes how far it is. */
const CONNECTIONS = 2;

/** Writes one file beside the event loop, as fast as it is asked for pieces (`writeInThread`). */
async function writeFile({ connection, work }: ExportTask): Promise<void> {
  if (process.platform === 'linux') setPriority(NICE);
  const database = connect({ ...connection, max: CONNECTIONS }, () => {});
  const services = { db: database.db, now: Date.now };
  const { pieces, close } = await (work.of === 'dialog'
    ? openExport(services, work.row)
    : openChatsAnswers(services, work.file));
  const encoder = new TextEncoder();
  const tell = (told: FromThread, handedOver: readonly ArrayBuffer[] = []) => parentPort?.postMessage(told, handedOver);

  parentPort?.on('message', (message: ToThread) => {
    if (message === 'stop') {
      void close()
        .then(() => database.close())
        .then(() => parentPort?.close());
      return;
    }
    pieces.next().then(
      ({ done, value }) => {
        if (done) return tell({ piece: null });
        // Copied, because a piece may lie in memory that others use.
        const piece = typeof value === 'string' ? encoder.encode(value) : new Uint8Array(value);
        tell({ piece }, [piece.buffer]);
      },
      (error: unknown) => tell({ fault: error instanceof Error ? error.message : 'unknown' }),
    );
  });
}

const task: ExportTask = workerData;
await writeFile(task);
