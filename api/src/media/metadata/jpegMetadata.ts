import { WINDOW_BYTES } from '../duration/ByteSource.ts';
import type { ByteSource } from '../duration/ByteSource.ts';
import { cut } from './Edit.ts';
import type { Edit } from './Edit.ts';
import { orientationOf, tiffOf, UPRIGHT } from './orientation.ts';

const SCAN = 0xda;
const END = 0xd9;
const JFIF_BYTES = 16;
/** Markers without a length: TEM, restarts, and the start of the image. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Frames, tables and scans. */
const isPicture = (marker: number): boolean => marker >= 0xc0 && marker <= 0xdf;

/**
 * Of a JPEG stay the picture, its colour profile and how it is to be turned. Exif, XMP, IPTC, comments, previews, further pictures
 * and films behind its end, and what is no JPEG, go.
 */
export async function* jpegMetadata(source: ByteSource): AsyncGenerator<Edit> {
  const { size } = source;
  let isTurned = false;
  for (let at = 2; at < size;) {
    const head = await source.read(at, 4);
    const marker = head.length > 1 && head.readUInt8(0) === 0xff ? head.readUInt8(1) : 0;
    if (marker === END) {
      if (at + 2 < size) yield cut(at + 2, size);
      return;
    }
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (marker === 0) {
      const next = await nextMarker(source, at + 1);
      yield cut(at, next);
      at = next;
    } else {
      const length = head.length < 4 ? 0 : head.readUInt16BE(2);
      const end = at + 2 + length;
      if (length < 2 || (end > size && !isPicture(marker))) {
        yield cut(at, size);
        return;
      }
      if (!isPicture(marker)) {
        const put = instead(marker, await source.read(at, 2 + length), isTurned);
        if (put !== null) yield { start: at, end, put };
        isTurned ||= (put?.length ?? 0) > 0 && marker === 0xe1;
      }
      at = marker === SCAN ? await nextMarker(source, end) : end;
    }
  }
}

/** Where the coded picture ends; in it a marker's first byte is followed by zero or by a restart. */
async function nextMarker(source: ByteSource, from: number): Promise<number> {
  for (let start = from; start < source.size;) {
    const bytes = await source.read(start, WINDOW_BYTES);
    for (let at = bytes.indexOf(0xff); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
      const next = bytes.readUInt8(at + 1);
      if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return start + at;
    }
    // The last byte is seen once more, because it may be the first of a marker.
    start += Math.max(1, bytes.length - 1);
  }
  return source.size;
}

/** What comes into the place of a segment; null where it stays. */
function instead(marker: number, segment: Buffer, isTurned: boolean): Buffer | null {
  const name = segment.toString('latin1', 4, 16);
  const nothing = Buffer.alloc(0);
  if (marker === 0xe0 && name.startsWith('JFIF\0')) return withoutPreview(segment);
  if (marker === 0xe1 && name.startsWith('Exif\0\0') && !isTurned) {
    const orientation = orientationOf(segment.subarray(4));
    if (orientation === UPRIGHT) return nothing;
    const exif = Buffer.concat([Buffer.from('\xff\xe1\0\x22Exif\0\0', 'latin1'), tiffOf(orientation)]);
    return segment.equals(exif) ? null : exif;
  }
  const isColour = marker === 0xe2 && name === 'ICC_PROFILE\0';
  // How the colours are coded; it has no room for more.
  const isCoding = marker === 0xee && name.startsWith('Adobe') && segment.length === JFIF_BYTES;
  return isColour || isCoding ? null : nothing;
}

function withoutPreview(segment: Buffer): Buffer | null {
  if (segment.length <= 2 + JFIF_BYTES) return null;
  const head = Buffer.from(segment.subarray(0, 2 + JFIF_BYTES));
  head.writeUInt16BE(JFIF_BYTES, 2);
  // Width and height of the preview.
  head.writeUInt16BE(0, 16);
  return head;
}
