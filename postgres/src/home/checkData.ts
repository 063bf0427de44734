import { access, constants, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { changeOwner } from '../changeOwner.ts';
import type { Cluster } from '../Cluster.ts';
import { StorageStartError } from '../StorageStartError.ts';
import { texts } from '../texts.ts';

/**
 * Checks existing data before PostgreSQL gets it, and hands data that root owns (a copied folder) to the account.
 * `version` is the binaries'. Throws StorageStartError `otherVersion` or `damaged`; file errors as they are.
 */
export async function checkData(cluster: Cluster, version: string): Promise<void> {
  const { data, dataDir, account } = cluster;
  const found = await stat(data).catch(() => undefined);
  if (!found) return;
  await access(data, constants.R_OK | constants.W_OK | constants.X_OK);
  const dataVersion = await readFile(join(data, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    throw new StorageStartError('damaged', texts.damaged(dataDir, 'PG_VERSION'), error);
  });
  const needed = version.split('.', 1).join();
  if (dataVersion.trim() !== needed) {
    throw new StorageStartError('otherVersion', texts.otherVersion(dataDir, dataVersion.trim(), needed));
  }
  if (account && found.uid !== account.uid) await changeOwner(data, account);
}
