import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from '../Cluster.ts';
import { passwordFile, userName } from './connection.ts';
import { runProgram } from '../runProgram.ts';
import { startFailure } from './startFailure.ts';
import { StorageStartError } from '../StorageStartError.ts';
import { syncFile, syncFolder } from '../syncToDisk.ts';
import { texts } from '../texts.ts';

/**
 * Makes `cluster.data` if it is missing: in a temporary folder, then renamed, so that it is whole or not there at all.
 * Throws StorageStartError.
 */
export async function initCluster(cluster: Cluster): Promise<void> {
  if (await exists(cluster.data)) return;
  const begin = Date.now();
  const temporary = await mkdtemp(join(cluster.home, 'tmp-'));
  try {
    await buildIn(temporary, cluster);
    cluster.log(texts.initialized(Date.now() - begin));
  } catch (error) {
    // Because data that another start made meanwhile is as good.
    if (!(await exists(cluster.data))) throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function buildIn(temporary: string, cluster: Cluster): Promise<void> {
  const { home, account, binaries } = cluster;
  const data = join(temporary, 'data');
  const password = join(temporary, passwordFile);
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) await Promise.all([temporary, password].map((path) => chown(path, account.uid, account.gid)));
  const args = [
    ['--pgdata', data],
    ['--username', userName],
    ['--pwfile', password],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    ['--locale', 'C'],
    ['--locale-provider', 'builtin'],
    ['--builtin-locale', 'C.UTF-8'],
    ['--no-instructions'],
  ];
  const { code, output } = await runProgram(binaries.initdb, args.flat(), home, account);
  if (code !== 0) throw await initError(cluster, output);
  await rename(password, join(data, passwordFile));
  await syncFile(join(data, passwordFile));
  await syncFolder(data);
  await rename(data, cluster.data);
  await syncFolder(home);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

async function initError(cluster: Cluster, output: string): Promise<StorageStartError> {
  const stranger = /could not look up effective user ID (\d+)/.exec(output)?.[1];
  if (stranger !== undefined) return new StorageStartError('noAccount', texts.noAccount(stranger), output);
  await writeFile(join(cluster.logs, 'initdb.log'), output).catch(() => undefined);
  return startFailure(cluster, output);
}
