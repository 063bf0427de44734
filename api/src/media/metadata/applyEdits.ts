import { WINDOW_BYTES } from '../duration/ByteSource.ts';
import type { ByteSource } from '../duration/ByteSource.ts';
import type { Edit } from './Edit.ts';

/** The bytes of a file with edits done to it, in pieces that need little memory. */
export async function* applyEdits(source: ByteSource, edits: AsyncIterable<Edit>): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const { start, end, put } of edits) {
    yield* kept(source, at, start);
    if (put === 'zeros') yield* zeros(end - start);
    else if (put.length > 0) yield put;
    at = end;
  }
  yield* kept(source, at, source.size);
}

async function* kept(source: ByteSource, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to;) {
    const piece = await source.read(at, Math.min(WINDOW_BYTES, to - at));
    if (piece.length === 0) throw new RangeError('a kept file is shorter than it was');
    yield piece;
    at += piece.length;
  }
}

function* zeros(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= WINDOW_BYTES) yield Buffer.alloc(Math.min(left, WINDOW_BYTES));
}
