import { PICTURE_LIMIT_PIXELS } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import { readDimensions } from '../../media/dimensions/readDimensions.ts';
import { storedBytes } from '../../media/duration/ByteSource.ts';
import type { MediaStorage } from '../../media/MediaStorage.ts';

/** A picture that has arrived; `size` in bytes. */
interface Picture {
  readonly filename_db: string;
  readonly size: number;
  readonly extension: string;
}

/**
 * Refuses (422) a picture that says it has more pixels than it may, before anybody decodes it: a few kilobytes of one colour
 * can stand for gigabytes in the memory of all who see it.
 */
export async function refuseTooManyPixels(
  storage: MediaStorage,
  { filename_db, size, extension }: Picture,
): Promise<void> {
  const found = await readDimensions(extension, storedBytes(storage, filename_db, size));
  if (!found || found.width * found.height <= PICTURE_LIMIT_PIXELS) return;
  throw new CallError('media/too-many-pixels', { width: found.width, height: found.height });
}
