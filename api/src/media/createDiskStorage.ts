import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clearOldParts } from './clearOldParts.ts';
import { copyBytes } from './copyBytes.ts';
import { isMediaName } from './MediaStorage.ts';
import type { MediaStorage } from './MediaStorage.ts';
import { nullWhenMissing } from './nullWhenMissing.ts';

/**
 * Files below a folder of the local disk, spread over 256 folders. A file gets its name only when all of it is on the
 * disk, so that a crash leaves whole files and parts, never half a file; old parts are cleared away at the start.
 */
export async function createDiskStorage(folder: string): Promise<MediaStorage> {
  const parts = join(folder, 'parts');
  await mkdir(parts, { recursive: true, mode: 0o700 });
  await access(parts, constants.W_OK);
  await clearOldParts(parts);

  const pathOf = (name: string): string => {
    if (!isMediaName(name)) throw new RangeError('not the name of a media file');
    return join(folder, name.slice(0, 2), name);
  };

  const storage: MediaStorage = {
    async put(name, content) {
      const path = pathOf(name);
      const part = join(parts, randomUUID());
      try {
        const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(Readable.from(content, { objectMode: false }), file);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(part, path);
        await syncFolder(dirname(path));
        return file.bytesWritten;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(name, range) {
      const file = await open(pathOf(name), 'r').catch((error: unknown) => nullWhenMissing(error));
      return file && file.createReadStream(range && { start: range.start, end: range.end });
    },
    async copy(from, to) {
      const path = pathOf(to);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        // The same bytes on the disk under two names: a file is never written over, only ever renamed into a place.
        await link(pathOf(from), path);
        await syncFolder(dirname(path));
        return true;
      } catch (error) {
        if (nullWhenMissing(error, 'EPERM', 'ENOTSUP', 'EMLINK') === null) return copyBytes(storage, from, to);
        throw error;
      }
    },
    async delete(name) {
      await rm(pathOf(name), { force: true });
    },
  };
  return storage;
}

/** Makes a new name in a folder last; Windows cannot open folders and needs no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
