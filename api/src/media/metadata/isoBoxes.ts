/** A box of a file of the MP4 family: where it stands in the file and what it holds. */
export interface IsoBox {
  readonly type: string;
  readonly start: number;
  /** Where its content begins. */
  readonly from: number;
  readonly end: number;
  readonly content: Buffer;
}

/** Length and type of a box, by its first bytes; throws a RangeError for a length that cannot be. `left`: the bytes to the end. */
export function boxHead(head: Buffer, left: number): { type: string; headBytes: number; size: number } {
  const given = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  const isLong = given === 1;
  const headBytes = isLong ? 16 : 8;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : given === 0 ? left : given;
  if (size < headBytes) throw new RangeError('a box is shorter than its head');
  return { type, headBytes, size };
}

/** The boxes in a part of the file that begins at `at`, without those inside them. */
export function* boxesIn(bytes: Buffer, at: number): Generator<IsoBox> {
  for (let place = 0; place + 8 <= bytes.length;) {
    const rest = bytes.subarray(place);
    const { type, headBytes, size } = boxHead(rest, rest.length);
    const start = at + place;
    const end = start + Math.min(size, rest.length);
    yield { type, start, from: start + headBytes, end, content: rest.subarray(headBytes, size) };
    place += size;
  }
}
