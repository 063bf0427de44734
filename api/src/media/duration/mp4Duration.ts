import { WINDOW_BYTES } from './ByteSource.ts';
import type { ByteSource } from './ByteSource.ts';

/** A part of an MP4 file without its head. */
interface Box {
  readonly type: string;
  readonly content: Buffer;
}

const lists = new Set(['moov', 'trak', 'mdia', 'moof', 'traf', 'mvex']);

/**
 * Seconds of an MP4 file: what its head says, or, where a browser's recorder has written it piece by piece, what its pieces
 * add up to. null when it cannot be read.
 */
export async function mp4Duration(source: ByteSource): Promise<number | null> {
  let whole: number | null = null;
  let tracks: Tracks = new Map();
  let inPieces = 0;
  for (let place = 0; place + 8 <= source.size;) {
    const head = await source.read(place, 16);
    const { type, headBytes, size } = boxHead(head, source.size - place);
    if (size < headBytes) return null;
    if (type === 'moov' || type === 'moof') {
      if (size > WINDOW_BYTES) return null;
      const boxes = [...boxesIn(await source.read(place, size))];
      if (type === 'moov') {
        whole = lengthIn(boxes, 'mvhd');
        tracks = tracksIn(boxes);
      } else {
        inPieces = Math.max(inPieces, endOfPiece(boxes, tracks));
      }
    }
    place += size;
  }
  return whole === null && inPieces === 0 ? null : Math.max(whole ?? 0, inPieces);
}

function boxHead(head: Buffer, left: number): { type: string; headBytes: number; size: number } {
  const given = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  if (given === 1 && head.length >= 16) return { type, headBytes: 16, size: Number(head.readBigUInt64BE(8)) };
  return { type, headBytes: 8, size: given === 0 ? left : given };
}

/** All boxes in a part, those inside others too. */
function* boxesIn(bytes: Buffer): Generator<Box> {
  for (let place = 0; place + 8 <= bytes.length;) {
    const rest = bytes.subarray(place);
    const { type, headBytes, size } = boxHead(rest, rest.length);
    if (size < headBytes) return;
    const content = rest.subarray(headBytes, size);
    yield { type, content };
    if (lists.has(type)) yield* boxesIn(content);
    place += size;
  }
}

/** Seconds by a head with creation, change, units per second and length, in four or eight bytes each. */
function lengthIn(boxes: readonly Box[], type: string): number | null {
  const content = boxes.find((box) => box.type === type)?.content;
  if (!content || content.length < 32) return null;
  const isLong = content.readUInt8(0) === 1;
  const clock = content.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16);
  return clock === 0 || length === 0 ? null : length / clock;
}

/** A film has two: each counts in units of its own. */
type Tracks = ReadonlyMap<number, Track>;

interface Track {
  /** Units per second. */
  readonly clock: number;
  /** How long a sample is unless a piece says otherwise, in units. */
  readonly usual: number;
}

function tracksIn(boxes: readonly Box[]): Tracks {
  const tracks = new Map<number, Track>();
  let id = 0;
  for (const { type, content } of boxes) {
    if (type === 'tkhd' && content.length >= 24) id = content.readUInt32BE(content.readUInt8(0) === 1 ? 20 : 12);
    if (type === 'mdhd' && content.length >= 24) {
      tracks.set(id, { clock: content.readUInt32BE(content.readUInt8(0) === 1 ? 20 : 12), usual: 0 });
    }
  }
  for (const { type, content } of boxes) {
    if (type !== 'trex' || content.length < 16) continue;
    const extended = content.readUInt32BE(4);
    const track = tracks.get(extended);
    if (track) tracks.set(extended, { ...track, usual: content.readUInt32BE(12) });
  }
  return tracks;
}

/** Where a piece ends, in seconds: per track its beginning (`tfdt`) and the length of its samples (`tfhd`, `trun`). */
function endOfPiece(boxes: readonly Box[], tracks: Tracks): number {
  let last = 0;
  let end = 0;
  let track: Track = { clock: 0, usual: 0 };
  for (const { type, content } of boxes) {
    if (type === 'tfhd' && content.length >= 8) {
      const { clock, usual } = tracks.get(content.readUInt32BE(4)) ?? { clock: 0, usual: 0 };
      track = { clock, usual: usualOfPiece(content) ?? usual };
      end = 0;
    }
    if (type === 'tfdt' && content.length >= 12) {
      end = content.readUInt8(0) === 1 ? Number(content.readBigUInt64BE(4)) : content.readUInt32BE(4);
    }
    if (type === 'trun') end += lengthOfRun(content, track.usual);
    if (track.clock > 0) last = Math.max(last, end / track.clock);
  }
  return last;
}

function usualOfPiece(content: Buffer): number | null {
  const flags = content.length >= 8 ? content.readUIntBE(1, 3) : 0;
  if ((flags & 0x08) === 0) return null;
  const place = 8 + ((flags & 0x01) === 0 ? 0 : 8) + ((flags & 0x02) === 0 ? 0 : 4);
  return place + 4 <= content.length ? content.readUInt32BE(place) : null;
}

function lengthOfRun(content: Buffer, usual: number): number {
  if (content.length < 8) return 0;
  const flags = content.readUIntBE(1, 3);
  const samples = content.readUInt32BE(4);
  if ((flags & 0x100) === 0) return samples * usual;
  const stride = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length;
  const first = 8 + ((flags & 0x01) === 0 ? 0 : 4) + ((flags & 0x04) === 0 ? 0 : 4);
  let length = 0;
  for (let place = first; place + stride <= content.length; place += stride) length += content.readUInt32BE(place);
  return length;
}
