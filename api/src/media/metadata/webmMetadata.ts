import type { ByteSource } from '../duration/ByteSource.ts';
import { blank, cut } from './Edit.ts';
import type { Edit } from './Edit.ts';

/** Lists whose elements are looked at: the segment, its description, its tracks. */
const lists = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae]);
const CLUSTER = 0x1f43b675;
const VOID = 0xec;
/** Tags, attachments, chapters; title, date, ids and names of files; names of tracks; checksums of what is changed. */
const says = new Set([
  0x1254c367, 0x1941a469, 0x1043a770, 0x7ba9, 0x4461, 0x73a4, 0x7384, 0x3cb923, 0x3c83ab, 0x3eb923, 0x3e83bb, 0x536e,
  0xbf,
]);
const LONG_HEAD = 9;

/** Of a WebM stays what is seen and heard; titles, dates, tags and attachments become room of the same size. */
export async function* webmMetadata(source: ByteSource): AsyncGenerator<Edit> {
  const { size } = source;
  for (let at = 0; at < size;) {
    const head = elementHead(await source.read(at, 12));
    if (head === null) return yield cut(at, size);
    const { id, headBytes, length } = head;
    // A recorder writes no length of what it has not finished.
    const end = length === null ? size : Math.min(at + headBytes + length, size);
    if (says.has(id)) yield* voided(at, end);
    const isOpen = lists.has(id) || (id === CLUSTER && length === null);
    at = isOpen ? at + headBytes : end;
  }
}

/** Makes an element empty room. */
function* voided(start: number, end: number): Generator<Edit> {
  const bytes = end - start;
  if (bytes < 2) return yield cut(start, end);
  const head = Buffer.alloc(bytes < LONG_HEAD ? 2 : LONG_HEAD);
  head.writeUInt8(VOID, 0);
  if (bytes < LONG_HEAD) head.writeUInt8(0x80 | (bytes - 2), 1);
  else head.writeBigUInt64BE((1n << 56n) | BigInt(bytes - LONG_HEAD), 1);
  yield { start, end: start + head.length, put: head };
  if (bytes > head.length) yield blank(start + head.length, end);
}

/** An element's id with its marker, and how long its content is; null for what is no element. */
function elementHead(bytes: Buffer): { id: number; headBytes: number; length: number | null } | null {
  const idBytes = bytes.length === 0 ? 9 : Math.clz32(bytes.readUInt8(0)) - 23;
  if (idBytes > 4 || bytes.length <= idBytes) return null;
  const first = bytes.readUInt8(idBytes);
  const lengthBytes = Math.clz32(first) - 23;
  if (lengthBytes > 8 || bytes.length < idBytes + lengthBytes) return null;
  const content = bytes.subarray(idBytes, idBytes + lengthBytes);
  const rest = content.subarray(1).reduce((sum, byte) => sum * 256 + byte, first & (0xff >> lengthBytes));
  const isUnknown = rest === 2 ** (7 * lengthBytes) - 1;
  return { id: bytes.readUIntBE(0, idBytes), headBytes: idBytes + lengthBytes, length: isUnknown ? null : rest };
}
