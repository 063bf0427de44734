import { crc32 } from 'node:zlib';
import type { ByteSource } from '../duration/ByteSource.ts';
import { cut } from './Edit.ts';
import type { Edit } from './Edit.ts';
import { orientationOf, tiffOf, UPRIGHT } from './orientation.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
/** The picture, its colours, its size in print, and what moves. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

/** Of a PNG stay the picture with its colours and how it is to be turned; texts, Exif, times, previews, and what follows its end go. */
export async function* pngMetadata(source: ByteSource): AsyncGenerator<Edit> {
  const { size } = source;
  for (let at = SIGNATURE_BYTES; at < size;) {
    const head = await source.read(at, 8);
    if (head.length < 8) return yield cut(at, size);
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const end = at + FRAME_BYTES + length;
    // A picture that breaks off is shown as far as it goes.
    if (end > size) return kept.has(type) ? undefined : yield cut(at, size);
    if (!kept.has(type)) {
      const put = type === 'eXIf' ? turned(await source.read(at, FRAME_BYTES + length)) : Buffer.alloc(0);
      if (put !== null) yield { start: at, end, put };
    }
    at = end;
    if (type === 'IEND') {
      if (at < size) yield cut(at, size);
      return;
    }
  }
}

/** What comes into the place of Exif data; null where they say nothing else. */
function turned(chunk: Buffer): Buffer | null {
  const orientation = orientationOf(chunk.subarray(8, -4));
  if (orientation === UPRIGHT) return Buffer.alloc(0);
  const content = Buffer.concat([Buffer.from('eXIf', 'latin1'), tiffOf(orientation)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length - 4, 0);
  frame.writeUInt32BE(crc32(content), 4);
  const put = Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
  return chunk.equals(put) ? null : put;
}
