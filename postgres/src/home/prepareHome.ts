import {
  access,
  chmod,
  chown,
  constants,
  lstat,
  mkdir,
  mkdtemp,
  readlink,
  realpath,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { canReach } from '../canReach.ts';
import { changeOwner } from '../changeOwner.ts';
import type { Account } from '../Cluster.ts';
import { StorageStartError } from '../StorageStartError.ts';
import { syncFolder } from '../syncToDisk.ts';
import { texts } from '../texts.ts';

/** Where clusters go when the project lies in a folder that only root may enter. */
const publicPlace = '/var/lib/dialogwerk';

/**
 * The folder of the cluster as a real path: `<dataDir>/postgres`, made if missing. When the account cannot get there (a project
 * under a private home), it is a symlink to a folder where it can. Throws StorageStartError; file errors as they are.
 */
export async function prepareHome(
  dataDir: string,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<string> {
  const path = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  await letThrough(dataDir, account);
  if (!(await lstat(path).catch(() => undefined))) await makeHome(path, account, log);
  const home = await realpath(path).catch(async (error: unknown) => {
    throw new StorageStartError('damaged', texts.linkedDataMissing(path, await readlink(path)), error);
  });
  await access(home, constants.R_OK | constants.W_OK | constants.X_OK);
  if (!(await canReach(home, account))) throw new StorageStartError('unreachable', texts.unreachable(home));
  await makeOwnedFolder(join(home, 'log'), account);
  return home;
}

/** Makes a folder, if missing, that only the account (or else the api's user) may use. */
export async function makeOwnedFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account && (await stat(folder)).uid !== account.uid) await changeOwner(folder, account);
}

/**
 * Lets the account's group pass through a data folder that is open to its owner alone, without letting it list the folder.
 * Only this folder, because it is Dialogwerk's own: those above are for their owner to open.
 */
async function letThrough(dataDir: string, account: Account | undefined): Promise<void> {
  const { mode, uid } = await stat(dataDir);
  const isClosed = (mode & 0o077) === 0 && uid !== account?.uid;
  if (!account || !isClosed || !(await canReach(dirname(dataDir), account))) return;
  await chown(dataDir, uid, account.gid);
  await chmod(dataDir, (mode & 0o700) | 0o010);
}

async function makeHome(path: string, account: Account | undefined, log: (line: string) => void): Promise<void> {
  if (await canReach(dirname(path), account)) {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o755);
  } else {
    await mkdir(publicPlace, { recursive: true });
    await chmod(publicPlace, 0o755);
    const target = await mkdtemp(join(publicPlace, 'postgres-'));
    await chmod(target, 0o755);
    await syncFolder(publicPlace);
    await symlink(target, path);
    log(texts.privateHome(path, target));
  }
  await syncFolder(dirname(path));
  // Because a folder further up may be closed to us, and that alone is no reason to refuse.
  await syncFolder(resolve(dirname(path), '..')).catch(() => undefined);
}
