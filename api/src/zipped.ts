import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive: as it is, or in pieces that are asked for once those before it are written. */
export interface ZippedFile {
  readonly name: string;
  readonly content: string | AsyncIterable<Uint8Array | string> | Iterable<string>;
}

/** A zip in pieces, its files one after the other, so that no file is kept; all of them bear the same time (milliseconds since 1970). */
export async function* zipped(files: readonly ZippedFile[], at: number): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const out = new PassThrough();
  const mtime = new Date(at);
  for (const { name, content } of files) {
    if (typeof content === 'string') {
      zip.addBuffer(Buffer.from(content), name, { mtime });
      continue;
    }
    zip.addReadStreamLazy(name, { mtime }, (done) => {
      const stream = Readable.from(content, { objectMode: false });
      stream.on('error', (error) => out.destroy(error));
      done(null, stream);
    });
  }
  zip.outputStream.pipe(out);
  zip.end();
  for await (const piece of out) yield piece;
}
