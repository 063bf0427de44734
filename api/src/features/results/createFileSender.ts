import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { CallError } from '../../errors/CallError.ts';

/** Each holds connections to the database, some a thread, for as long as it is fetched. */
const FILES_AT_ONCE = 4;
/** Whoever takes nothing for so long has gone, or holds the connection for nothing. */
const PATIENCE_MS = 60_000;

interface SentFile {
  readonly media_type: string;
  /** Of signs that a header takes as they are. */
  readonly file_name: string;
  /** Begins the file; asked only where there is room for one more. */
  readonly open: () => Promise<Readable> | Readable;
  /** In place of those that every file has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** It was given up before its end. */
  readonly onBroken?: () => void;
}

/** Sends files as they are fetched, so many at once; refuses one more with 503 'export/too-many'. */
export function createFileSender(
  atOnce = FILES_AT_ONCE,
): (reply: FastifyReply, file: SentFile) => Promise<FastifyReply> {
  let running = 0;
  return async (reply, { media_type, file_name, open, headers = {}, onBroken }) => {
    if (running >= atOnce) throw new CallError('export/too-many', { retryAfter: 60 });
    running += 1;
    let stream: Readable;
    try {
      stream = await open();
    } catch (error) {
      running -= 1;
      throw error;
    }
    const silence = setTimeout(() => {
      // Where nothing waits to be taken, it is the file that takes long: some look at all rows before their first byte.
      if (reply.raw.writableNeedDrain) stream.destroy();
      else silence.refresh();
    }, PATIENCE_MS);
    stream.on('data', () => silence.refresh());
    stream.pause();
    let isRunning = true;
    const leave = (): void => {
      clearTimeout(silence);
      if (isRunning) running -= 1;
      isRunning = false;
    };
    // What has been sent whole makes room at once: its thread may take a second or more to end, and the next file is often asked for by then.
    stream.once('end', leave);
    stream.once('close', () => {
      leave();
      if (!stream.readableEnded) onBroken?.();
    });
    return reply
      .headers({
        'content-type': media_type,
        'content-disposition': `attachment; filename="${file_name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        ...headers,
      })
      .send(stream);
  };
}
