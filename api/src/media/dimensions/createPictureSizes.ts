import { storedBytes } from '../duration/ByteSource.ts';
import type { MediaStorage } from '../MediaStorage.ts';
import type { Dimensions } from './Dimensions.ts';
import { readDimensions } from './readDimensions.ts';

/** How large a kept picture is shown, by its name in the store; null for what is no picture, says no size or cannot be read now. */
export type PictureSize = (filename_db: string) => Promise<Dimensions | null>;

/** More pictures than are shown at one time; each is a hundred bytes. */
const KEPT = 10_000;

/**
 * Sizes of pictures from their headers, so that a page keeps their room before they have arrived. Each is read once, because a
 * kept file never changes; the least recently used ones are forgotten.
 */
export function createPictureSizes(storage: MediaStorage): PictureSize {
  const known = new Map<string, Promise<Dimensions | null>>();
  return (filename_db) => {
    const size = known.get(filename_db) ?? read(filename_db);
    known.delete(filename_db);
    known.set(filename_db, size);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return size;
  };

  async function read(filename_db: string): Promise<Dimensions | null> {
    try {
      const extension = filename_db.split('.').at(-1) ?? '';
      const size = await readDimensions(extension, storedBytes(storage, filename_db, Number.POSITIVE_INFINITY));
      return size && size.width > 0 && size.height > 0 ? size : null;
    } catch {
      // A picture without its room is better than a conversation without the picture; the next one asks again.
      known.delete(filename_db);
      return null;
    }
  }
}
