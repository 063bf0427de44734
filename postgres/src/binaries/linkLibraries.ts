import { readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../StorageStartError.ts';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the symlinks between the libraries of a binary package, listed in its `pg-symlinks.json`: registries drop symlinks, and
 * the package's own install script for them is not run. Existing ones stay. Rejects when the folder is not writable.
 */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linkList.parse(JSON.parse(list))) {
    const folder = join(packageFolder, dirname(target));
    const pointer = relative(folder, join(packageFolder, source));
    await symlink(pointer, join(folder, basename(target))).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}
