import { WINDOW_BYTES } from '../duration/ByteSource.ts';
import type { ByteSource } from '../duration/ByteSource.ts';
import type { Dimensions } from './Dimensions.ts';

/**
 * The largest of the sizes that the picture's properties name: a picture made of tiles has one for the whole, and its
 * transparency one too. They stand at the beginning, before what is encoded.
 */
export async function avifDimensions(source: ByteSource): Promise<Dimensions | null> {
  const head = await source.read(0, WINDOW_BYTES);
  let largest: Dimensions | null = null;
  for (let at = head.indexOf('ispe', 0, 'latin1'); at >= 0; at = head.indexOf('ispe', at + 4, 'latin1')) {
    // The name, version and flags, then the two numbers.
    if (at + 16 > head.length) break;
    const found = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
    if (!largest || found.width * found.height > largest.width * largest.height) largest = found;
  }
  return largest;
}
