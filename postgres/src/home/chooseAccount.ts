import { readFile, stat } from 'node:fs/promises';
import type { Account } from '../Cluster.ts';
import { StorageStartError } from '../StorageStartError.ts';
import { texts } from '../texts.ts';

/** Accounts to run as, best first: an operator may create the first for more isolation, the second exists everywhere. */
const preferred = ['dialogwerk', 'nobody'];

/**
 * The account PostgreSQL runs as, because it refuses to run as root: the owner of existing data, else an unprivileged one.
 * Undefined when the api itself is not root.
 */
export async function chooseAccount(data: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(data).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  for (const name of preferred) {
    const [, , uid, gid] = lines.find((fields) => fields[0] === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new StorageStartError('noAccount', texts.noUnprivilegedAccount);
}
