/** Held upright; from 2 to 8 mirrored or turned (Exif). */
export const UPRIGHT = 1;
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** How a camera was held, by the Exif data of a picture (with or without their name in front); upright where they are broken or do not say. */
export function orientationOf(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  try {
    const isLittle = tiff.toString('latin1', 0, 4) === 'II*\0';
    if (!isLittle && tiff.toString('latin1', 0, 4) !== 'MM\0*') return UPRIGHT;
    const uint16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const entries = uint16(directory);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * ENTRY_BYTES;
      if (uint16(at) !== ORIENTATION) continue;
      const value = uint16(at + 8);
      return value >= 1 && value <= 8 ? value : UPRIGHT;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return UPRIGHT;
}

/** Exif data (a TIFF, without a name in front) that say how the camera was held, and nothing else. */
export function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
