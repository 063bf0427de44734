import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Pool, PoolConfig } from 'pg';
import type { ExportTask, ExportWork, FromThread, ToThread } from './exportThread.ts';

/** Megabytes of the thread: a file is written in pieces, so that more would be a fault. */
const MEMORY_MB = 256;
/** What it may use before it tidies up: rows live shortly, and memory that was once taken stays with the process. */
const YOUNG_MB = 16;
/** A thread that has been told to stop and does not is ended after so long. */
const STOPPING_MS = 3_000;

/** What another thread needs to know to open the same database. */
function connectionOf({ options }: Pool): PoolConfig {
  const { connectionString, host, port, user, password, database, ssl } = options;
  const given = { connectionString, host, port, user, password, database, ssl };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/**
 * A file, written in a thread of its own with connections of its own, so that nobody else waits for it; it goes on only as fast
 * as the stream is read. Whoever stops reading destroys the stream: that ends the thread.
 */
export function writeInThread(pool: Pool, work: ExportWork): Readable {
  const workerData: ExportTask = { connection: connectionOf(pool), work };
  const thread = new Worker(new URL('./exportThread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const tell = (message: ToThread): void => thread.postMessage(message);
  const stream = new Readable({
    read: () => tell('next'),
    destroy(error, done) {
      tell('stop');
      const ending = setTimeout(() => void thread.terminate(), STOPPING_MS);
      thread.once('exit', () => {
        clearTimeout(ending);
        done(error);
      });
    },
  });
  thread.on('message', (told: FromThread) => {
    if ('fault' in told) stream.destroy(new Error(told.fault));
    else stream.push(told.piece);
  });
  thread.once('error', (error) => stream.destroy(error));
  return stream;
}
