import type { ByteSource } from '../duration/ByteSource.ts';

const HEAD_BYTES = 27;
/** A head, lengths of 255 segments, and as many of 255 bytes. */
export const PAGE_BYTES = 65_307;

export interface OggPage {
  readonly start: number;
  readonly end: number;
  readonly serial: number;
  /** The first of a stream. */
  readonly isFirst: boolean;
  /** The pieces of packets in it, and whether a packet ends with each. */
  readonly pieces: readonly { readonly start: number; readonly end: number; readonly ends: boolean }[];
}

/** The pages of an Ogg file; ends where there is none. */
export async function* oggPages(source: ByteSource): AsyncGenerator<OggPage> {
  for (let start = 0; start < source.size;) {
    const head = await source.read(start, HEAD_BYTES + 255);
    if (head.length < HEAD_BYTES || head.toString('latin1', 0, 4) !== 'OggS') return;
    const lengths = head.subarray(HEAD_BYTES, HEAD_BYTES + head.readUInt8(26));
    const pieces = piecesOf(lengths, start + HEAD_BYTES + lengths.length);
    const end = pieces.at(-1)?.end ?? start + HEAD_BYTES + lengths.length;
    yield { start, end, serial: head.readUInt32LE(14), isFirst: (head.readUInt8(5) & 2) !== 0, pieces };
    start = end;
  }
}

/** A segment of less than 255 bytes ends its packet. */
function piecesOf(lengths: Buffer, from: number): OggPage['pieces'] {
  const pieces: { start: number; end: number; ends: boolean }[] = [];
  let start = from;
  let end = from;
  for (const [index, length] of lengths.entries()) {
    end += length;
    if (length < 255 || index === lengths.length - 1) {
      pieces.push({ start, end, ends: length < 255 });
      start = end;
    }
  }
  return pieces;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** Writes the checksum that a page has to have into it. */
export function sealPage(page: Buffer): void {
  page.writeUInt32LE(0, 22);
  let sum = 0;
  for (const byte of page) sum = (sum << 8) ^ (table[((sum >>> 24) ^ byte) & 0xff] ?? 0);
  page.writeUInt32LE(sum >>> 0, 22);
}
