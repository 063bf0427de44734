import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../StartError.ts';
import { readKeyRing } from './KeyRing.ts';
import type { KeyRing } from './KeyRing.ts';
import { secretTexts } from './texts.ts';

/** Its name in the data folder. */
export const KEY_FILE = 'secrets.key';

/**
 * The keys in the data folder, outside of the database; made at the first start, readable by the owner alone. Throws
 * `StartError` for a file that holds none, because a new key would make all secrets unreadable.
 */
export async function openKeyFile(dataDir: string): Promise<KeyRing> {
  const path = join(dataDir, KEY_FILE);
  const text = (await readIfThere(path)) ?? (await makeKeyFile(dataDir, path));
  const keys = readKeyRing(text);
  if (!keys) throw new StartError(secretTexts.badKeyFile(path));
  return keys;
}

/** Written whole and then given its name, so that of two servers that start at once both read the same key. */
async function makeKeyFile(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('base64')}\n`);
    await file.sync();
    await file.close();
    await link(draft, path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new StartError(secretTexts.badKeyFile(path));
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
