import { readdir } from 'node:fs/promises';
import type { MediaStorage } from './MediaStorage.ts';
import { isMediaName } from './MediaStorage.ts';

/** What became of the files of a disk. */
interface Moved {
  readonly copied: number;
  /** Those that were in the store already. */
  readonly there: number;
}

/**
 * Copies all files of a disk (`folder`) into another store, one after the other; what is there already is left out, so that it can be repeated.
 * The disk keeps its files. Throws at the first one that the store does not take.
 */
export async function moveToStore(folder: string, from: MediaStorage, to: MediaStorage): Promise<Moved> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Two signs are the folders of files; beside them lie those that arrive.
  const names = entries.filter(
    (entry) => entry.isFile() && isMediaName(entry.name) && !entry.parentPath.endsWith('parts'),
  );
  let [copied, there] = [0, 0];
  for (const { name } of names) {
    if (await isThere(to, name)) {
      there += 1;
      continue;
    }
    const content = await from.get(name);
    // It was deleted meanwhile.
    if (!content) continue;
    try {
      await to.put(name, content);
      copied += 1;
    } finally {
      content.destroy();
    }
  }
  return { copied, there };
}

async function isThere(store: MediaStorage, name: string): Promise<boolean> {
  const found = await store.get(name, { start: 0, end: 0 });
  found?.destroy();
  return found !== null;
}
