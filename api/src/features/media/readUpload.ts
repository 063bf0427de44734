import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../../errors/CallError.ts';
import { HEAD_BYTES } from '../../media/sniffMedia.ts';

/** A sender that is silent for so long is gone. */
const PATIENCE_MS = 60_000;
/** How long a sender whose file was refused may go on sending before the connection is cut. */
const DROP_MS = 30_000;
const LONGEST_NAME = 200;

/** A file on its way. */
export interface Upload {
  /** Its first bytes, as far as they are needed to know what it is. */
  readonly head: Buffer;
  /** All of it, the head included; to be read once. */
  readonly content: AsyncIterable<Buffer>;
  /** Bytes that the sender says it has; null when it did not. */
  readonly announced: number | null;
  /** What its sender calls it: for people to read, never for the disk. */
  readonly name: string;
  /** Whether what it is called leads elsewhere, into a folder, or has signs that no file's name has. */
  readonly hasPath: boolean;
  /**
   * Takes the rest and throws it away, for a file that was refused: a browser shows an answer only once it has sent all.
   */
  readonly drop: () => Promise<void>;
}

/** A file as it arrives. */
export interface Arriving {
  readonly stream: Readable;
  /** Bytes that the sender says it has; null when it did not. */
  readonly announced: number | null;
  /** What its sender calls it, as it was sent. */
  readonly name: string;
}

/** The file in a request's body, read as far as its head; 400 for an empty one, 408 for a sender who fell silent. */
export function readUpload({ body, headers }: FastifyRequest): Promise<Upload> {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  return beginUpload({
    stream: body instanceof Readable ? body : Readable.from([]),
    announced: Number.isSafeInteger(announced) ? announced : null,
    name: decoded(headers['x-file-name']),
  });
}

/** A file, read as far as its head; refuses as `readUpload` does. */
export async function beginUpload({ stream, announced, name }: Arriving): Promise<Upload> {
  const chunks = chunksOf(stream);
  const first: Buffer[] = [];
  let bytes = 0;
  while (bytes < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    first.push(value);
    bytes += value.length;
  }
  if (bytes === 0) throw new CallError('media/empty');
  async function* content() {
    yield* first;
    yield* chunks;
  }
  return {
    head: Buffer.concat(first).subarray(0, HEAD_BYTES),
    content: content(),
    announced,
    name: readable(name),
    hasPath: /[/\\\p{Cc}]/u.test(name),
    async drop() {
      await chunks.return(undefined);
      setTimeout(() => stream.destroy(), DROP_MS).unref();
      // Once the reader before has let go of it.
      setImmediate(() => stream.resume());
    },
  };
}

async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  const giveUp = () => void body.destroy(new CallError('media/stalled'));
  const timer = setTimeout(giveUp, PATIENCE_MS);
  try {
    // It stays open for `drop`.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      timer.refresh();
      yield Buffer.from(chunk);
    }
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('media/incomplete');
  } finally {
    clearTimeout(timer);
  }
}

/** The name in a header; '' for one that cannot be decoded. */
function decoded(header: string | string[] | undefined): string {
  if (typeof header !== 'string') return '';
  try {
    return decodeURIComponent(header);
  } catch {
    return '';
  }
}

/** The name without folders and without signs that cannot be stored or read. */
function readable(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/\p{Surrogate}$/u, '');
}
