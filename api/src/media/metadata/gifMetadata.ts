import type { ByteSource } from '../duration/ByteSource.ts';
import { cut } from './Edit.ts';
import type { Edit } from './Edit.ts';

const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
/** How an image is shown: for how long, what of it is transparent. */
const CONTROL = 0xf9;
const APPLICATION = 0xff;
/** How often it is repeated, and its colour profile. */
const applications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** Bytes of a table of colours, by the flags before it. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

/** Of a GIF stay its images, how they follow each other, and its colour profile; comments, XMP and what follows its end go. */
export async function* gifMetadata(source: ByteSource): AsyncGenerator<Edit> {
  const { size } = source;
  const head = await source.read(0, HEAD_BYTES);
  for (let at = HEAD_BYTES + (head.length < HEAD_BYTES ? 0 : tableBytes(head.readUInt8(10))); at < size;) {
    const part = await source.read(at, 14);
    const kind = part.readUInt8(0);
    if (kind === END) {
      if (at + 1 < size) yield cut(at + 1, size);
      return;
    }
    if (kind === IMAGE && part.length >= 10) {
      // Behind its place and its table stands a byte of the coding.
      at = await blocksEnd(source, at + 10 + tableBytes(part.readUInt8(9)) + 1);
    } else if (kind === EXTENSION && part.length >= 2) {
      const end = await blocksEnd(source, at + 2);
      if (!isKept(part)) yield cut(at, end);
      at = end;
    } else {
      return yield cut(at, size);
    }
  }
}

function isKept(part: Buffer): boolean {
  const label = part.readUInt8(1);
  return label === CONTROL || (label === APPLICATION && applications.has(part.toString('latin1', 3, 14)));
}

/** Behind a row of blocks that each say how long they are; the last one is empty. */
async function blocksEnd(source: ByteSource, from: number): Promise<number> {
  for (let at = from; at < source.size;) {
    const length = (await source.read(at, 1)).readUInt8(0);
    at += 1 + length;
    if (length === 0) return at;
  }
  return source.size;
}
