import type { ByteSource } from '../duration/ByteSource.ts';
import { cut } from './Edit.ts';
import type { Edit } from './Edit.ts';
import { orientationOf, tiffOf, UPRIGHT } from './orientation.ts';

const HEAD_BYTES = 12;
const ofWebp = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF']);
const ofWav = new Set(['fmt ', 'data', 'fact', 'cue ', 'smpl']);
/** In the flags of a WebP: it has Exif, it has XMP. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

interface Chunk {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Of a WAVE file stays what is heard; names, places, times and devices go. */
export const wavMetadata = (source: ByteSource): AsyncGenerator<Edit> =>
  edited(source, async ({ type }) => (ofWav.has(type) ? null : Buffer.alloc(0)));

/** Of a WebP stay the picture, its colour profile and how it is to be turned; Exif, XMP and what is unknown go. */
export async function* webpMetadata(source: ByteSource): AsyncGenerator<Edit> {
  let orientation = UPRIGHT;
  for await (const chunk of chunksIn(source)) {
    if (chunk.type === 'EXIF')
      orientation = orientationOf(await source.read(chunk.start + 8, chunk.end - chunk.start - 8));
  }
  yield* edited(source, async (chunk) => {
    if (chunk.type === 'VP8X') return withFlags(await source.read(chunk.start, chunk.end - chunk.start), orientation);
    if (chunk.type !== 'EXIF') return ofWebp.has(chunk.type) ? null : Buffer.alloc(0);
    if (orientation === UPRIGHT) return Buffer.alloc(0);
    const exif = Buffer.concat([Buffer.from('EXIF\x1a\0\0\0', 'latin1'), tiffOf(orientation)]);
    const isAsItWas = exif.equals(await source.read(chunk.start, chunk.end - chunk.start));
    return isAsItWas ? null : exif;
  });
}

function withFlags(chunk: Buffer, orientation: number): Buffer | null {
  const flags = chunk.readUInt8(8);
  const wanted = (flags & ~(HAS_EXIF | HAS_XMP)) | (orientation === UPRIGHT ? 0 : HAS_EXIF);
  if (flags === wanted) return null;
  const put = Buffer.from(chunk);
  put.writeUInt8(wanted, 8);
  return put;
}

/** The edits of the chunks, and of the size at the file's beginning, which stands before them. */
async function* edited(source: ByteSource, instead: (chunk: Chunk) => Promise<Buffer | null>): AsyncGenerator<Edit> {
  let size = source.size;
  for await (const chunk of chunksIn(source)) {
    const put = await instead(chunk);
    if (put !== null) size += put.length - (chunk.end - chunk.start);
  }
  if (size !== source.size) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(size - 8);
    yield { start: 4, end: 8, put: bytes };
  }
  for await (const chunk of chunksIn(source)) {
    const put = await instead(chunk);
    if (put?.length === 0) yield cut(chunk.start, chunk.end);
    else if (put) yield { start: chunk.start, end: chunk.end, put };
  }
}

/** Up to the end of the file, whatever its head says. A recorder that was broken off names no length of its sound. */
async function* chunksIn(source: ByteSource): AsyncGenerator<Chunk> {
  for (let start = HEAD_BYTES; start < source.size;) {
    const head = await source.read(start, 8);
    const type = head.toString('latin1', 0, 4);
    const length = head.length < 8 ? 0 : head.readUInt32LE(4);
    const isOpen = type === 'data' && length === 0;
    // A chunk of an odd length is followed by a byte of nothing.
    const end = isOpen || head.length < 8 ? source.size : Math.min(start + 8 + length + (length % 2), source.size);
    yield { type, start, end };
    start = end;
  }
}
