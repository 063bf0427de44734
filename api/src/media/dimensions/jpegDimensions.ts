import type { ByteSource } from '../duration/ByteSource.ts';
import type { Dimensions } from './Dimensions.ts';
import { orientationOf } from '../metadata/orientation.ts';

/** A start of frame has a marker from C0 to CF, but for the tables DHT, JPG and DAC among these. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: TEM, restarts, and the start of the image. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Where cameras write how they were held. */
const EXIF = 0xe1;
/** From here on the picture lies on its side. */
const LYING_FROM = 5;
/** Fill bytes before a marker and segments together; more than any camera writes. */
const MOST_STEPS = 10_000;

/**
 * The size in the frame header, which stands behind the metadata and a preview: many kilobytes, or megabytes; as it is shown,
 * thus with width and height changed where the picture lies on its side.
 */
export async function jpegDimensions(source: ByteSource): Promise<Dimensions | null> {
  let at = 2;
  let isLying = false;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const head = await source.read(at, 9);
    if (head.readUInt8(0) !== 0xff) return null;
    const marker = head.readUInt8(1);
    if (isFrame(marker)) {
      const [height, width] = [head.readUInt16BE(5), head.readUInt16BE(7)];
      return isLying ? { width: height, height: width } : { width, height };
    }
    if (marker === EXIF) isLying ||= orientationOf(await source.read(at + 4, head.readUInt16BE(2))) >= LYING_FROM;
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + head.readUInt16BE(2);
  }
  return null;
}
