import type { ByteSource } from './ByteSource.ts';

const HEADER_BYTES = 27;
const LONGEST_HEADER = HEADER_BYTES + 255;

/** Seconds of an Ogg file by the greatest position that one of its pages names (RFC 3533); null when it cannot be read. */
export async function oggDuration(source: ByteSource): Promise<number | null> {
  const clock = samplesPerSecond(await source.read(0, 512));
  if (clock === null) return null;
  let greatest = 0n;
  let place = 0;
  while (place + HEADER_BYTES <= source.size) {
    const head = await source.read(place, LONGEST_HEADER);
    if (head.toString('latin1', 0, 4) !== 'OggS') return null;
    const position = head.readBigInt64LE(6);
    if (position > greatest) greatest = position;
    const segments = head.readUInt8(26);
    const content = head.subarray(HEADER_BYTES, HEADER_BYTES + segments).reduce((sum, bytes) => sum + bytes, 0);
    place += HEADER_BYTES + segments + content;
  }
  return Math.max(0, Number(greatest) - clock.skipped) / clock.rate;
}

/** What the positions count, by the codec's own header in the first page. */
function samplesPerSecond(head: Buffer): { readonly rate: number; readonly skipped: number } | null {
  const at = (codec: string): number => head.indexOf(codec, 0, 'latin1');
  // Opus always counts 48,000 a second, and leaves out the first ones.
  const opus = at('OpusHead');
  if (opus >= 0 && opus + 12 <= head.length) return { rate: 48_000, skipped: head.readUInt16LE(opus + 10) };
  const vorbis = at('\u0001vorbis');
  if (vorbis >= 0) return rateAt(head, vorbis + 12);
  const speex = at('Speex   ');
  if (speex >= 0) return rateAt(head, speex + 36);
  const flac = at('\u007FFLAC');
  if (flac < 0 || flac + 30 > head.length) return null;
  const rate = head.readUIntBE(flac + 27, 3) >> 4;
  return rate === 0 ? null : { rate, skipped: 0 };
}

function rateAt(head: Buffer, place: number): { readonly rate: number; readonly skipped: number } | null {
  const rate = place + 4 <= head.length ? head.readUInt32LE(place) : 0;
  return rate === 0 ? null : { rate, skipped: 0 };
}
