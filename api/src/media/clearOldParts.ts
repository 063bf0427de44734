import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing } from './nullWhenMissing.ts';

/** No upload takes longer; a part that is older was left by a crash. */
const PART_FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/** Clears away what a crash has left in the folder of arriving files, but not what another server still writes. */
export async function clearOldParts(parts: string): Promise<void> {
  for (const name of await readdir(parts)) {
    const path = join(parts, name);
    const found = await stat(path).catch((error: unknown) => nullWhenMissing(error));
    if (found && found.mtimeMs < Date.now() - PART_FORGOTTEN_AFTER_MS) await rm(path, { force: true });
  }
}
