import type { ByteSource } from '../duration/ByteSource.ts';
import { cut } from './Edit.ts';
import type { Edit } from './Edit.ts';
import { oggPages, sealPage } from './oggPages.ts';
import type { OggPage } from './oggPages.ts';

/** What stands before the comments of a packet, and what behind them. */
interface Codec {
  readonly name: string;
  readonly before: number;
  readonly behind: Buffer;
}

const none = Buffer.alloc(4);
const codecs: readonly Codec[] = [
  { name: 'OpusHead', before: 8, behind: none },
  // A bit says that the comments are whole.
  { name: '\x01vorbis', before: 7, behind: Buffer.concat([none, Buffer.from([1])]) },
  { name: 'Speex   ', before: 0, behind: none },
  { name: '\x7fFLAC', before: 4, behind: none },
];
const FLAC = '\x7fFLAC';
const FLAC_COMMENTS = 4;
const FLAC_PADDING = 1;
/** Of all streams of a file; each is of a few pages. */
const MOST_PIECES = 20_000;

interface Packet {
  readonly codec: Codec;
  readonly pieces: OggPage['pieces'];
}

/** Of an Ogg stays what is heard; its comments and covers become blanks of the same length, with the checksums of their pages. */
export async function* oggMetadata(source: ByteSource): AsyncGenerator<Edit> {
  const wanted = await writtenPieces(source);
  let end = 0;
  for await (const page of oggPages(source)) {
    end = page.end;
    const own = page.pieces.flatMap((piece) => wanted.get(piece.start) ?? []);
    if (own.length === 0 || page.end > source.size) continue;
    const before = await source.read(page.start, page.end - page.start);
    const put = Buffer.from(before);
    for (const { at, bytes } of own) bytes.copy(put, at - page.start);
    sealPage(put);
    if (!put.equals(before)) yield { start: page.start, end: page.end, put };
  }
  if (end < source.size) yield cut(end, source.size);
}

/** What is to stand in the pieces of packets that hold comments, by where each begins. */
async function writtenPieces(source: ByteSource): Promise<Map<number, { at: number; bytes: Buffer }>> {
  const written = new Map<number, { at: number; bytes: Buffer }>();
  for await (const { codec, pieces } of commentPackets(source)) {
    if (written.size + pieces.length > MOST_PIECES) throw new RangeError('too many comments');
    const [first] = pieces;
    if (!first) continue;
    const length = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
    const head = await source.read(first.start, Math.min(8, first.end - first.start));
    const packet = blankPacket(codec, head, length);
    let from = 0;
    for (const { start, end } of pieces) {
      written.set(start, { at: start, bytes: packet.subarray(from, from + end - start) });
      from += end - start;
    }
  }
  return written;
}

/** A maker of blanks, as long as all that was said, and no comments. */
function blankPacket(codec: Codec, head: Buffer, length: number): Buffer {
  const packet = Buffer.alloc(length, ' ');
  head.copy(packet, 0, 0, codec.before);
  if (codec.name === FLAC && (head.readUInt8(0) & 0x7f) !== FLAC_COMMENTS) {
    packet.fill(0, codec.before);
    packet.writeUInt8((head.readUInt8(0) & 0x80) | FLAC_PADDING, 0);
    return packet;
  }
  packet.writeUInt32LE(length - codec.before - 4 - codec.behind.length, codec.before);
  codec.behind.copy(packet, length - codec.behind.length);
  return packet;
}

/** The second packet of each stream; of FLAC all up to the one that says it is the last. */
async function* commentPackets(source: ByteSource): AsyncGenerator<Packet> {
  const streams = new Map<number, { codec: Codec; pieces: OggPage['pieces'][number][] }>();
  for await (const page of oggPages(source)) {
    const [first] = page.pieces;
    if (page.isFirst && first) {
      const name = (await source.read(first.start, 8)).toString('latin1');
      const codec = codecs.find((each) => name.startsWith(each.name));
      if (codec) streams.set(page.serial, { codec, pieces: [] });
      continue;
    }
    const stream = streams.get(page.serial);
    for (const piece of stream ? page.pieces : []) {
      if (!stream || streams.get(page.serial) !== stream) break;
      stream.pieces.push(piece);
      if (!piece.ends) continue;
      yield { codec: stream.codec, pieces: stream.pieces };
      const type = await source.read(stream.pieces[0]?.start ?? 0, 1);
      const isLast = stream.codec.name !== FLAC || type.length === 0 || (type.readUInt8(0) & 0x80) !== 0;
      if (isLast) streams.delete(page.serial);
      stream.pieces = [];
    }
  }
}
