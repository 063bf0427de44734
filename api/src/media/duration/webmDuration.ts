import type { ByteSource } from './ByteSource.ts';

const id = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, cluster: 0x1f43b675, time: 0xe7, group: 0xa0 };
const blocks = new Set([0xa3, 0xa1]);
/** Their content is a list of further elements, so it is gone into and not skipped. */
const lists = new Set([id.segment, id.info, id.cluster, id.group]);
const NANOSECONDS = 1e9;
/** What a file without a scale counts in: milliseconds. */
const USUAL_SCALE = 1e6;
/** Id and size of an element, and what is read of its content. */
const HEAD_BYTES = 12 + 8;

/**
 * Seconds of a WebM file by the time of its last block, because a browser's recorder does not write how long it is; null
 * when it has no block or cannot be read.
 */
export async function webmDuration(source: ByteSource): Promise<number | null> {
  let scale = USUAL_SCALE;
  let clusterTime = 0;
  let last: number | null = null;
  for (let place = 0; place < source.size;) {
    const head = await source.read(place, HEAD_BYTES);
    const element = elementAt(head);
    if (element === null) return null;
    const content = head.subarray(element.headBytes);
    if (element.id === id.scale) scale = unsignedIn(content, element.size);
    if (element.id === id.time) clusterTime = unsignedIn(content, element.size);
    if (blocks.has(element.id)) last = Math.max(last ?? 0, clusterTime + timeOfBlock(content));
    place += element.headBytes;
    if (lists.has(element.id)) continue;
    if (element.size === Infinity) return null;
    place += element.size;
  }
  return last === null ? null : (last * scale) / NANOSECONDS;
}

interface Element {
  readonly id: number;
  /** Bytes of its content; Infinity when it is not known beforehand. */
  readonly size: number;
  readonly headBytes: number;
}

/** The element that begins here (RFC 8794): an id and a size, each as long as its first bits say. */
function elementAt(head: Buffer): Element | null {
  const idBytes = lengthAt(head, 0);
  const sizeBytes = idBytes === 0 || idBytes > 4 ? 0 : lengthAt(head, idBytes);
  if (sizeBytes === 0 || head.length < idBytes + sizeBytes) return null;
  const size = withoutMark(head.subarray(idBytes, idBytes + sizeBytes));
  const unknown = 2 ** (7 * sizeBytes) - 1;
  return {
    id: head.readUIntBE(0, idBytes),
    size: size === unknown ? Infinity : size,
    headBytes: idBytes + sizeBytes,
  };
}

/** How many bytes a number takes: one more than the zeros that its first byte begins with; 0 when there is none. */
function lengthAt(head: Buffer, place: number): number {
  const first = head[place] ?? 0;
  return first === 0 ? 0 : Math.clz32(first) - 23;
}

function withoutMark(bytes: Buffer): number {
  const [first = 0, ...rest] = bytes;
  const mark = 1 << (8 - bytes.length);
  return rest.reduce((value, byte) => value * 256 + byte, first & (mark - 1));
}

function unsignedIn(content: Buffer, size: number): number {
  return size <= 8 ? content.subarray(0, size).reduce((value, byte) => value * 256 + byte, 0) : 0;
}

/** A block's time beside its cluster's: behind the number of its track. */
function timeOfBlock(content: Buffer): number {
  const place = lengthAt(content, 0);
  return place + 2 <= content.length ? content.readInt16BE(place) : 0;
}
