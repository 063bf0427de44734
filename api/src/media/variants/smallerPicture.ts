import { PICTURE_LIMIT_PIXELS } from '@dialogwerk/shared/contract';
import sharp from 'sharp';

/** What browsers that name it get. */
export type SmallFormat = 'avif' | 'webp';

/** A picture that was made. */
export interface MadePicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

// The other cores answer people meanwhile.
sharp.concurrency(1);
sharp.cache(false);

const open = (picture: Buffer) =>
  sharp(picture, { limitInputPixels: PICTURE_LIMIT_PIXELS, failOn: 'error', sequentialRead: true });

/** A picture at most so many pixels wide and turned as it is meant; null where it moves or cannot be read. */
export async function smallerPicture(picture: Buffer, width: number, format: SmallFormat): Promise<MadePicture | null> {
  try {
    const { pages = 1 } = await open(picture).metadata();
    if (pages > 1) return null;
    const resized = open(picture).autoOrient().resize({ width, withoutEnlargement: true });
    const coded = format === 'avif' ? resized.avif({ quality: 50, effort: 2 }) : resized.webp({ quality: 78 });
    const { data, info } = await coded.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // Whatever it is, the picture itself is there for who can read it.
    return null;
  }
}

/** Whether a picture can be drawn, all of it. */
export async function canBeDrawn(picture: Buffer): Promise<boolean> {
  try {
    await open(picture).resize({ width: 16 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
