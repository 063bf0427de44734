import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address, Cluster } from '../Cluster.ts';
import { StorageStartError } from '../StorageStartError.ts';
import { texts } from '../texts.ts';

/** The cluster's only user, made by initdb. */
export const userName = 'dialogwerk';

/** Lies in the data folder, so that it is made and moved together with it. */
export const passwordFile = 'dialogwerk.password';

/** What `pg.Pool` and `pg.Client` need to connect. */
export interface Connection extends Address {
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl: false;
}

/** The connection to the cluster at an address. Throws StorageStartError `damaged` without its password. */
export async function connectionTo(cluster: Cluster, address: Address): Promise<Connection> {
  const password = await readFile(join(cluster.data, passwordFile), 'utf8').catch((error: unknown) => {
    throw new StorageStartError('damaged', texts.damaged(cluster.dataDir, passwordFile), error);
  });
  return { ...address, user: userName, password, database: 'postgres', ssl: false };
}
