import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes the content of a file survive a power cut. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Makes the entries of a folder (what was created or renamed in it) survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Because Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Makes all files and folders below a folder survive a power cut. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    if (entry.isFile()) await syncFile(path);
  }
  await syncFolder(folder);
}
