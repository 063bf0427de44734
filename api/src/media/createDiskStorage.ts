import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isMediaName } from './MediaStorage.ts';
import type { MediaStorage } from './MediaStorage.ts';

/** No upload takes longer; a part that is older was left by a crash. */
const PART_FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

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

  return {
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
      const file = await open(pathOf(name), 'r').catch(nullWhenMissing);
      return file && file.createReadStream(range && { start: range.start, end: range.end });
    },
    async delete(name) {
      await rm(pathOf(name), { force: true });
    },
  };
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

async function clearOldParts(parts: string): Promise<void> {
  for (const name of await readdir(parts)) {
    const path = join(parts, name);
    const found = await stat(path).catch(nullWhenMissing);
    if (found && found.mtimeMs < Date.now() - PART_FORGOTTEN_AFTER_MS) await rm(path, { force: true });
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
