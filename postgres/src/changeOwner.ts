import { lchown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './Cluster.ts';

/** Gives a folder and all in it to the account. Without account nothing happens. */
export async function changeOwner(folder: string, account: Account | undefined): Promise<void> {
  if (!account) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  // Last, because its owner tells whether the work is done: a kill in between is made good at the next start.
  await lchown(folder, account.uid, account.gid);
}
