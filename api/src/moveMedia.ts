import { join } from 'node:path';
import { createDiskStorage } from './media/createDiskStorage.ts';
import { moveToStore } from './media/moveToStore.ts';
import { openMedia } from './media/openMedia.ts';
import { readSettings } from './settings.ts';
import { startTexts } from './texts.ts';

/** Copies the files of `DATA_DIR` into the store of `MEDIA_STORE_URL`; a German sentence says what became of them. */
async function main(): Promise<void> {
  const { dataDir, mediaStore } = readSettings(process.env, process.stdout.isTTY);
  if (mediaStore === null) {
    process.stderr.write(`${startTexts.noMediaStore}\n`);
    process.exitCode = 1;
    return;
  }
  const folder = join(dataDir, 'media');
  const disk = await createDiskStorage(folder);
  const store = await openMedia({ dataDir, mediaStore });
  const { copied, there } = await moveToStore(folder, disk, store);
  process.stdout.write(`${startTexts.mediaMoved(copied, there)}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${startTexts.mediaNotMoved(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
