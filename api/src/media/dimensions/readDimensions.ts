import type { ByteSource } from '../duration/ByteSource.ts';
import { avifDimensions } from './avifDimensions.ts';
import type { Dimensions } from './Dimensions.ts';
import { jpegDimensions } from './jpegDimensions.ts';
import { webpDimensions } from './webpDimensions.ts';
import { readByExtension } from '../readByExtension.ts';
import type { Readers } from '../readByExtension.ts';

/** The header with its size: behind the signature, or behind the signature and the first chunk's head. */
const pngDimensions = async (source: ByteSource): Promise<Dimensions> => {
  const head = await source.read(0, 24);
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
};
const gifDimensions = async (source: ByteSource): Promise<Dimensions> => {
  const head = await source.read(0, 10);
  return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
};

const readers: Readers<Dimensions> = {
  png: pngDimensions,
  gif: gifDimensions,
  jpg: jpegDimensions,
  webp: webpDimensions,
  avif: avifDimensions,
};

/**
 * The size that a picture says it has, read from its header by its extension, without decoding it; null where it says none,
 * which nothing decodes.
 */
export const readDimensions = (extension: string, source: ByteSource): Promise<Dimensions | null> =>
  readByExtension(readers, extension, source);
