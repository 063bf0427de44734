import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { StartError } from '../StartError.ts';
import { startTexts } from '../texts.ts';
import { createDiskStorage } from './createDiskStorage.ts';
import type { MediaStorage } from './MediaStorage.ts';

/** Where files lie: in a store, whose client is loaded where one is named alone, or on the disk. Throws `StartError` for a folder that cannot be written. */
export async function openMedia({
  dataDir,
  mediaStore,
}: Pick<Settings, 'dataDir' | 'mediaStore'>): Promise<MediaStorage> {
  const folder = join(dataDir, 'media');
  try {
    if (mediaStore === null) return await createDiskStorage(folder);
    const { createBucketStorage } = await import('./createBucketStorage.ts');
    return await createBucketStorage(mediaStore, join(folder, 'parts'));
  } catch (error) {
    const isOurs = !(error instanceof Error && 'code' in error);
    throw isOurs ? error : new StartError(startTexts.mediaFolder(folder));
  }
}
