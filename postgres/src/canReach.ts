import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account } from './Cluster.ts';

/** Whether the account may enter an existing folder: it and all folders above let it through. Without account always true. */
export async function canReach(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  for (let path = await realpath(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
