import type { ByteSource } from '../duration/ByteSource.ts';
import type { Dimensions } from './Dimensions.ts';

/** The size of the canvas or of the one picture; its chunk is the first of the file. */
export async function webpDimensions(source: ByteSource): Promise<Dimensions | null> {
  const head = await source.read(0, 30);
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      // 14 bits each, behind a byte of signature.
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}
