import type { ByteSource } from '../duration/ByteSource.ts';

/** In Exif: how the camera was held. From 5 on the picture lies on its side. */
const ORIENTATION = 0x0112;
const LYING_FROM = 5;
const ENTRY_BYTES = 12;

/**
 * Whether the Exif data of a JPEG in the segment at `at` have browsers turn the picture by a quarter, as phones write it. false for
 * another segment and for what is broken, because the picture can be shown all the same.
 */
export async function isTurned(source: ByteSource, at: number): Promise<boolean> {
  try {
    // Behind the marker and the length; a TIFF of its own order of bytes is behind the name.
    const head = await source.read(at + 4, 14);
    if (head.toString('latin1', 0, 6) !== 'Exif\0\0') return false;
    const isLittle = head.toString('latin1', 6, 8) === 'II';
    const uint16 = (bytes: Buffer, from: number) => (isLittle ? bytes.readUInt16LE(from) : bytes.readUInt16BE(from));
    const directory = at + 10 + (isLittle ? head.readUInt32LE(10) : head.readUInt32BE(10));
    const entries = uint16(await source.read(directory, 2), 0);
    const list = await source.read(directory + 2, entries * ENTRY_BYTES);
    for (let from = 0; from < list.length; from += ENTRY_BYTES) {
      if (uint16(list, from) === ORIENTATION) return uint16(list, from + 8) >= LYING_FROM;
    }
    return false;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
