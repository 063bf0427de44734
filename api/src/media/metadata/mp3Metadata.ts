import type { ByteSource } from '../duration/ByteSource.ts';
import { cut } from './Edit.ts';
import type { Edit } from './Edit.ts';

const ID3_HEAD = 10;
const ID3V1_BYTES = 128;
const APE_BYTES = 32;
/** More tags than any program writes, one behind another. */
const MOST_TAGS = 100;

/** Of an MP3 stays what is heard; tags (ID3, APE, Lyrics3) at either end go. */
export async function* mp3Metadata(source: ByteSource): AsyncGenerator<Edit> {
  let from = 0;
  for (let tag = 0, next = from; tag < MOST_TAGS; tag += 1, from = next) {
    next = await tagEnd(source, from);
    if (next === from) break;
  }
  if (from > 0) yield cut(0, Math.min(from, source.size));
  let to = source.size;
  for (let tag = 0; tag < MOST_TAGS && to > from; tag += 1) {
    const next = Math.max(from, await tagStart(source, to));
    if (next === to) break;
    to = next;
  }
  if (to < source.size && to >= from) yield cut(to, source.size);
}

/** Seven bits to a byte, as ID3 writes lengths. */
const syncsafe = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((sum, place) => sum * 128 + (bytes.readUInt8(at + place) & 0x7f), 0);

/** Behind the tag that begins at a place. */
async function tagEnd(source: ByteSource, start: number): Promise<number> {
  const head = await source.read(start, APE_BYTES);
  if (head.length >= ID3_HEAD && head.toString('latin1', 0, 3) === 'ID3') {
    const hasFooter = (head.readUInt8(5) & 0x10) !== 0;
    return start + ID3_HEAD + syncsafe(head, 6) + (hasFooter ? ID3_HEAD : 0);
  }
  if (head.length === APE_BYTES && head.toString('latin1', 0, 8) === 'APETAGEX') {
    return start + APE_BYTES + head.readUInt32LE(12);
  }
  return start;
}

/** Where the tag begins that ends at a place. */
async function tagStart(source: ByteSource, end: number): Promise<number> {
  const v1 = await source.read(Math.max(0, end - ID3V1_BYTES), ID3V1_BYTES);
  if (v1.toString('latin1', 0, 3) === 'TAG' && v1.length === ID3V1_BYTES) return end - ID3V1_BYTES;
  const foot = await source.read(Math.max(0, end - APE_BYTES), APE_BYTES);
  if (foot.length < APE_BYTES) return end;
  if (foot.toString('latin1', 0, 8) === 'APETAGEX') {
    const hasHead = (foot.readUInt32LE(20) & 0x80_00_00_00) !== 0;
    return end - foot.readUInt32LE(12) - (hasHead ? APE_BYTES : 0);
  }
  if (foot.toString('latin1', 22, 25) === '3DI') return end - 2 * ID3_HEAD - syncsafe(foot, 28);
  const lyrics = /(\d{6})LYRICS200$/.exec(foot.toString('latin1'))?.[1];
  return lyrics === undefined ? end : end - 15 - Number(lyrics);
}
